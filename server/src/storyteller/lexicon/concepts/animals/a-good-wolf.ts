import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a wolf who is not as bad as people say. */
export const aGoodWolf: StorySourceInput = {
  id: 'a-good-wolf',
  words: [
    'wolf who/that isn’t/is not/wasn’t bad',
    'wolf isn’t bad',
    'wolf who/that is/was not/wasn’t bad',
    'wolf not bad',
    'good/kind/friendly/gentle/nice/misunderstood/shy/vegetarian wolf',
    'not so big bad wolf',
    'not-so-big bad wolf',
    'wolf who/that wasn’t bad',
    'wolf want/wants friend/friends',
    'wolf who wants to be good',
    'wolf’s side of the story',
    'wolf tell/tells his side',
    'wolf with a bad name',
    'everyone is afraid of the wolf',
    'nobody likes the wolf',
    'lonely wolf',
    'wolf who wants friends',
    'wolf and little red riding hood friends',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'sad',
    'sad-being',
    'longing-being',
    'mistaken',
    'afraid-being',
    'wants-to-be',
  ],
  topic: 'a wolf with a bad name',
  thing: 'the cottage in the wood',
  creature: 'wolf',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-other-side',
      titles: ['The Wolf’s Side of It', 'Not That Wolf', '{S} Knocks at the Door'],
      goal: 'find somebody who would listen to {S}',
      trouble: 'everyone ran away from {S}',
      solved: 'everyone had heard {S’s} side of the story',
      opener:
        'On the edge of the wood lived {S+}, who baked plum cake and grew beans. But whenever {S} went into the village, doors were slammed. “It’s the wolf!” they shouted. {L+} was the only one who did not run quickly enough.',
      friend:
        '“I only wanted to borrow some sugar,” said {S} sadly. “Aren’t you the one with the grandmother?” asked {L}. “And with the three little pigs?” {S} let both ears hang.',
      problem:
        '“Everybody knows the story,” said {S}, “and nobody’s ever asked me. The old lady had a cold, and I brought soup. As for the house of straw: I had hay fever. I sneezed. I said sorry, too, but by then they’d all gone.” {L} believed it. The village did not.',
      tries: [
        '{S} put a sign on the gate: “Free plum cake”. Nobody came. They thought that it was a trick, with plums.',
        '{F} knitted {S} a pink cap, so as to look harmless. “It’s dressed up as the grandmother again!” they cried.',
        '{L} told all the neighbours about it. “That’s what {S} told you,” they said, and locked the door twice.',
      ],
      tip: '“They’ve heard one side so often that they believe it’s round,” said {G+}. “You won’t talk anybody out of that. But there was someone there that day. There’s always somebody who was there.”',
      low: 'In the evening a thin smoke rose from {S’s} chimney. It smelled of plums. {S} had laid the table for twelve, just in case.',
      turn: 'Somebody who was there! {L} set off through the wood, to the grandmother with the cold. “The wolf?” The old lady clapped for joy. “The one with the soup? I’ve been wanting to say thank you for years! I never knew the address.”',
      done: 'The grandmother walked right into the village on {S’s} arm and told them all about it. One of the three pigs scratched an ear. “Now that you mention it,” it said, “it did say sorry.” That evening the table for twelve was too small. They had to fetch a bench.',
      again:
        'The story is told differently in this wood now. At the end somebody always asks: “And what did the other one say?”',
      helper: { name: 'Old Tawny', creature: 'owl' },
      outcomes: [
        {
          asked: [
            'friend/friendly',
            'play with',
            'like/love/invite/welcome/accept/trust wolf/him/her/it/them',
            'no/not/nobody/anymore scared/afraid/frightened/lonely/run',
          ],
          done: 'The grandmother walked right into the village on {S’s} arm and told them about the soup. “{S} did say sorry,” said one of the little pigs. Then they looked at {S} properly, and at the plum cake on the plate, and {told}.',
        },
        {
          asked: [
            'say/tell sorry/apologise/apologize/forgive/thank',
            'pig/grandmother/grandma/riding/hood forgive',
          ],
          done: 'The grandmother walked right into the village on {S’s} arm and told them about the soup, and one pig remembered the sneeze. It was very quiet. Then somebody opened the door that had been locked twice, and {told}.',
        },
        {
          asked: ['save/rescue/help/protect/guard'],
          done: 'The grandmother came into the village on {S’s} arm and told them about the soup. “Then it’s a wolf you can call when you need somebody,” said one of the pigs, and a sneeze blew out its smoking chimney. From that day on {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The grandmother walked right into the village on {S’s} arm and told them about the soup. One little pig scratched its ear and remembered the “sorry”. At last somebody sat down at the table for twelve! They fetched a bench, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'home', 'stays', 'says', 'tells', 'sees'],
          done: 'The grandmother walked right into the village on {S’s} arm and told them about the soup. “And it did say sorry,” said one little pig. {S} went red under the fur and sneezed, and nobody ran. All round the plum cake {told}.',
        },
      ],
    },
  ],
};
