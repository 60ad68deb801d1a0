import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flamingos and peacocks. */
export const flamingosAndPeacocks: StorySourceInput = {
  id: 'flamingos-and-peacocks',
  words: ['flamingo', 'flamingos', 'flamingoes', 'pink bird', 'pink flamingo'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'flamingos and peacocks',
  thing: 'the feathers',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'you-are-what-you-eat',
      titles: ['{S} Wants to Be Pink', '{L} and the Grey Flamingo', 'How to Turn Pink'],
      goal: 'help {S} turn pink',
      trouble: '{S} was still grey',
      solved: 'the first pink feather had come',
      opener:
        'On the lake stood a cloud, and it was pink. When {L+} came nearer, the cloud had legs, very long ones. Hundreds of flamingos stood there, each on one leg.',
      friend:
        'Behind them, all on its own, stood one that was grey. It was {S+}. “They say it comes by itself,” said {S}. “I’ve been waiting all year. Perhaps it has forgotten me.”',
      problem:
        '“When I stand among them, I look like a spot of dirt,” said {S}. Tomorrow was the great flamingo dance. All the flamingos would turn their heads to the left and to the right. “I’m not going,” said {S}.',
      tries: [
        '{L} fetched paint from the paintbox. {S} was pink for as long as it took to walk into the water.',
        'They sat and waited for the sunset. It made {S} beautifully pink. Then it was over.',
        '{S} stood on one leg for the whole night, since the others did it, too. It didn’t help with the colour.',
      ],
      tip: '“My shell is red. Have you ever wondered why?” asked {G+}. “I eat the tiny things in this lake, with the colour inside. What have you been eating?” “Bread,” said {S}, “from the people on the shore.”',
      low: '“It’s so easy to get,” said {S} quietly. {L} looked at the others. They held their beaks upside down in the water, and swung them to and fro.',
      turn: '{L} waded in and showed it with both hands: “Upside down, like a ladle! And then to and fro.” {S} tried. The water ran out again at the sides, and what stayed behind tasted of salt. “Shrimps,” said {L}. “Every day, and no more bread.”',
      done: '{S} went to the dance all the same, quite grey, and knew every step. And weeks later, on a very ordinary morning, there was something under {S’s} left wing. “{L!}! Look!” It was one single feather, and it was as pink as the sky.',
      again:
        'In a year there wasn’t one grey feather left. {S} looks for the grey ones at the edge now, and shows them how to hold the ladle.',
      helper: { name: 'Scuttle', creature: 'crab' },
      outcomes: [
        {
          asked: ['pink/feather/colour/color'],
          done: 'Every day {S} swung that beak to and fro, upside down, like a ladle. On a very ordinary morning there was something under {S’s} left wing, as pink as the sky. “{L!}! Look!” There was more of it each day, until {told}.',
        },
        {
          asked: ['dance'],
          done: 'Upside down, to and fro, every day, and no more bread: so it began. And then the music of a hundred feet came over the lake. “Grey legs can dance, too,” said {L}, and waded in first. {S} knew every step, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On a very ordinary morning there was something under {S’s} left wing, as pink as the sky. The others came in a long pink row, to see it. One feather is a reason, said {G}, and fetched the salty shrimps. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On a very ordinary morning there was something under {S’s} left wing, and it was as pink as the sky. “{L!}! Look!” {S} turned round and round on one leg to see it, and fell over into the lake, and {told}.',
        },
      ],
      art: {
        'a cloud, and it was pink': 'river: L look surprised; many flamingo',
        'all on its own': 'river: S stand sad; L look S curious; flamingo',
        'like a spot of dirt': 'river: S cry sad; L comfort S; two flamingo',
        'fetched paint': 'river: L hold pink paint-pot happy; S stand happy',
        'waited for the sunset': 'river, evening: L+S sit happy; sun',
        'on one leg for': 'river, night: S stand sleepy; L look S worried; moon',
        'My shell is red': 'river: G say; L+S look G curious',
        'upside down in the water': 'river: L point curious; S look; two flamingo',
        'with both hands': 'river: L bow happy; S bow happy; pond',
        'one single feather': 'river: S hold pink feather happy; L cheer; flamingo',
        'In a year there': 'river: S wave proud; L wave happy; flamingo',
      },
    },
  ],
};
