import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody being ill. */
export const somebodyIllAtHome: StorySourceInput = {
  id: 'somebody-ill-at-home',
  words: [
    'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana/brother/sister ill/sick/unwell/cancer/poorly/tired',
    'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana/brother/sister get/gets/getting ill/sick',
    'mum/mom/mummy/mommy/mother/dad/daddy/father/grandma/grandpa has/have cancer/flu/cold',
    'cancer',
    'visit/visiting grandma/grandpa/mum/mom/dad/granny hospital',
    'sad/depressed mum/mom/mummy/dad/daddy/parent',
    'sick parent',
    'ill parent',
    'grandad hospital',
    'granddad hospital',
    'nan hospital',
    'opa hospital',
    'oma hospital',
    'aunt hospital',
    'uncle hospital',
    'grandad/granddad/nan/opa/oma is in hospital',
    'grandad/granddad/nan/opa/oma ill/sick/unwell/poorly',
    'mum/mom/mummy/mommy/dad/daddy sad/depressed',
    'mum/mom/mummy/mommy/dad/daddy is sad/depressed',
    'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana hospital',
  ],
  situations: ['afraid', 'question', 'trait', 'deed', 'wants', 'visit', 'cannot'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody being ill',
  thing: 'the quiet room',
  main: 'cottage',
  plots: [
    {
      id: 'the-quiet-room',
      titles: ['The Quiet Room', 'Tea with Two Hands', 'What {L} Could Do'],
      goal: 'help somebody who was ill',
      trouble: 'somebody dear was ill, and it took a long time',
      solved: '{L} had found something to do that helped a little',
      opener:
        'The door to the bedroom was shut, and everybody walked on tiptoe. Somebody whom {L+} loved was ill. Not ill for a day. Ill for so long that the plants on the window sill had begun to droop.',
      problem:
        'Nobody did the funny voices at bedtime. Supper was soup out of a tin. “Is it because I was naughty?” thought {L}. “Will it be all right?” But that was too big to ask.',
      tries: [
        '{L} was as quiet as a mouse, all day long. By evening {L’s} whole inside was full of things that had not been said.',
        '{L} shut both eyes and wished the illness away, very hard. When {L} opened them, the door was still shut.',
        '{L} did a dance outside the door, to make everybody laugh. “Not now, my love,” said a tired voice. {L} took the hat off again.',
      ],
      tip: '“You didn’t make it, and you can’t wish it away,” said {G+}. “The doctors are doing their part. There’s a part for you as well, and it’s a small one: show that you’re there. And ask me whatever you like.”',
      low: '{L} sat on the stairs with both hands over both ears. {F} sat down one step lower. “I’m scared,” said {L}. “I know,” said {F}, “it’s a scary thing.” Then it was said, at least.',
      turn: '{L} made tea, and carried it with two hands, so slowly that not a drop was lost. Then {L} asked the big question. The answer was honest: “I don’t know yet. But I love you today, and that is quite certain.”',
      done: '{L} was allowed to come under the blanket, on the good side, with a book. This time {L} did the funny voices. It was {L’s} turn. And under the blanket there was a small, tired laugh.',
      again:
        'Some days are for soup, and some are for laughing. On the door hangs a sign that {L} made. One side says “Sleeping”. The other says “Come in”.',
      helper: { name: 'Aunt Clover', creature: 'cow' },
      outcomes: [
        {
          asked: ['better/well/recover/heal/health/cure/up/strong'],
          done: '{L} carried the tea with two hands, and read aloud with the funny voices, on the good side of the blanket. So it went, day by day. The plants on the window sill got water again. One morning the curtains were open, and {told}.',
          again:
            'The sign that {L} made still hangs on the door. One side says “Sleeping”, the other says “Come in”, and it’s mostly the second.',
        },
        {
          kinds: ['laughs', 'hugs', 'happy', 'says', 'stays', 'friends'],
          done: '{L} was allowed to come under the blanket, on the good side, with a book. This time {L} did the funny voices. It was {L’s} turn. Nobody asked for anything big, and the tea was still warm, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'plays', 'tells', 'gets', 'team', 'sleep', 'home'],
          done: '{L} was allowed to come under the blanket, on the good side, with a book, and did the funny voices. The tray lay across both of them, with the tea, and not a drop was lost. There was room for one thing more, so {told}.',
        },
      ],
    },
    {
      id: 'visiting-hour',
      words: ['hospital', 'operation', 'visit'],
      titles: ['Visiting Hour', 'The Long White Corridor', '{L} Brings the Outside In'],
      goal: 'visit somebody in hospital',
      trouble: 'somebody dear lay in hospital, far from home',
      solved: 'the visit had been a good one',
      opener:
        'The chair at the table was empty. Somebody who always sat there was in hospital now, to be looked after by doctors. “On Saturday we’ll go and visit,” they told {L+}.',
      problem:
        '{L} wanted to go, and did not want to. It would smell odd there. There would be tubes. “What if everything is different?” asked {L}. “What do I say?”',
      tries: [
        'At the big glass door {L} got a tummy ache. They went twice round the building, until it was better.',
        'In the corridor a bed rolled past, and something beeped. {L} hid in a sleeve.',
        '{L} had thought of a funny story for the visit. In front of the door it was gone, every word of it.',
      ],
      tip: '“The tubes look worse than they are,” said {G+}. “One is for water, one is for medicine, and behind them is just the person you know. You needn’t say anything clever. Bring a bit of outside in.”',
      turn: 'In {L’s} pocket there were a chestnut, a bus ticket and a leaf. {L} took a deep breath, went in, and laid them on the white blanket, one after the other. “The chestnut is from our tree,” said {L}.',
      done: 'A hand came out of the white sleeve. It had a plaster on it, and it was warm, and it was the right one. They played noughts and crosses on the bus ticket, and {L} won. Or was allowed to.',
      again:
        'The chestnut stays there, beside the bed. “To hold,” said {L}. Every evening at seven they both wave at the moon, one here and one there.',
      helper: { name: 'Nurse Pip', creature: 'hedgehog' },
      setting: { topic: 'visiting somebody in hospital', thing: 'the visit', main: 'city', indoors: true },
      outcomes: [
        {
          asked: ['come/home/back/leave/better/well/operation'],
          kinds: ['home'],
          done: 'A hand came out of the white sleeve. It was warm, and it was the right one, and it kept the chestnut. On the bus ticket they made a cross for each day that was over. When the ticket was full, {told}.',
          again:
            'The chestnut came along, in a coat pocket. It lies beside the bed, and there is nobody missing at the table.',
        },
        {
          kinds: ['laughs', 'hugs', 'happy', 'says', 'stays', 'friends', 'sees'],
          done: 'A hand came out of the white sleeve, with a plaster on it. It was warm, and it was the right one. The tubes were for water and medicine. Behind them was just the person that {L} knew, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'plays', 'tells', 'gets', 'team'],
          done: 'A hand came out of the white sleeve, and it was the right one. It moved the chestnut, the ticket and the leaf to one side of the blanket, so that there was a table. {L} climbed up, and {told}.',
        },
      ],
    },
    {
      id: 'post-under-the-door',
      titles: ['Post under the Door', 'A Hat for the Snail', '{L} Writes a Very Small Letter'],
      goal: 'tell things to somebody who was ill',
      trouble: 'there was never enough strength for a talk',
      solved: 'the little letters went to and fro under the door',
      opener:
        'Somebody whom {L+} loved was ill, and lay in bed with the curtains drawn. Most of the day was for sleeping. “Tell me everything later,” said the tired voice. So {L} saved it all up.',
      friend:
        '{F+} came and sat down on the stairs. They talked quietly, as you do in a house where somebody is asleep.',
      problem:
        'By the end of the week {L} had saved up so much: a new song, a wobbly ladder, a snail on the front door. But later never seemed to come. Whenever {L} looked in, the curtains were still drawn.',
      tries: [
        '{L} stood beside the bed and told everything at once, very fast. “That’s too much for me today, my love,” said the tired voice. {L} had only got as far as the song.',
        '{L} told it all to the coat on the hook instead. The coat smelled just right. But it did not ask what happened next.',
        '{L} sat outside the bedroom and waited for later, all afternoon. Nothing could be heard but the clock.',
      ],
      tip: '“Being ill uses up nearly all the strength there is,” said {G+}. “It isn’t because of you, and you may always ask us about it. But there are good minutes in between. What could wait beside the bed for a good minute?”',
      low: '“A stone can wait,” said {F}. “But a stone doesn’t tell you anything.” They thought about it together. Under the bedroom door there was a gap, with a little light in it.',
      turn: '“A letter can wait!” whispered {L}. On a small piece of paper {L} drew the snail on the front door, only the snail, and pushed it through the gap. Then {L} went away on tiptoe, so that nobody had to answer.',
      done: 'In the evening the paper lay on {L’s} side of the door. The snail had a hat on now, drawn in thin, shaky lines, and beside it was a heart. {L} looked at it for a long time. Tomorrow’s letter would be about the ladder.',
      again:
        'There’s post every day now. Sometimes a whole word comes back, and on bad days it’s only a dot. A dot means: I’ve seen it, and I love you.',
      helper: { name: 'Aunt Sage', creature: 'sheep' },
      setting: { topic: 'somebody being ill', thing: 'the little letters' },
      outcomes: [
        {
          asked: ['better/well/recover/heal/up/strong/open/out/garden'],
          done: 'The snail came back with a hat on, drawn in thin, shaky lines. The next day it was a ladder, and then a word, and the lines got firmer. One evening it was not paper that came to the door, and {told}.',
          again:
            'All the little letters lie in a tin. On the top one there’s a snail with a hat on, in lines that are quite firm.',
        },
        {
          kinds: ['laughs', 'hugs', 'happy', 'says', 'stays', 'friends', 'sees'],
          done: 'In the evening the paper lay on {L’s} side of the door. The snail had a hat on now, and beside it was a heart. The door stood open by the width of a snail. It was one of the good minutes, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'plays', 'tells', 'gets', 'team', 'sleep'],
          done: 'In the evening the snail came back from under the door with a hat on, and a heart beside it. {L} looked at it for a long time. What fits under a door had been found, so {told}.',
        },
      ],
    },
  ],
};
