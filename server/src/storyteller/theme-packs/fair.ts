import type { ThemePack } from './theme-pack.ts';

export const fair: ThemePack = {
  id: 'fair',
  pattern:
    /\b(fair|fairs|funfair|circus\w*|clown\w*|carnival\w*|music\w*|song\w*|sing\w*|danc\w+|ballet|band|bands|concert\w*|drum\w*|guitar\w*|piano\w*|orchestra\w*|party|parties|birthday\w*|parade\w*|show|shows|magic trick\w*|contest\w*|talent|balloon\w*|celebrat\w*|wedding\w*)\b/,
  plots: [
    {
      id: 'merry-go-round',
      titles: [
        '{L} and the Dizzy Merry-Go-Round',
        'Round and Round and Stop',
        'The Merry-Go-Round That Stood Still',
      ],
      object: 'drum',
      thing: 'a tin drum with a dent',
      helperCharacter: { name: 'Madame Ribbon', creature: 'flamingo' },
      spot: 'beside the golden merry-go-round',
      home: {
        setting: 'fair morning clear',
        main: '{L+} sold tickets at the fair, from a striped box with a little window, <and had never once had a ride>.',
        extras: [
          '“One, please.” “Two, please.” All day long there were noses in the window.',
          'You can’t leave a box. Somebody has to be in it.',
        ],
      },
      friend: {
        setting: 'fair morning clear',
        main: '{F+} looked in at the window with a tin drum. “I haven’t any money,” said {F}. “Would you take a drum?” {L} took the drum, gave it a tap and laughed. Tacka-tack!',
        extras: [
          'The dent was just where the sound was best.',
          '“That’s worth a ride,” said {L}. “That’s worth ten.”',
        ],
      },
      problem: {
        setting: 'fair evening cloudy',
        main: 'That night the merry-go-round stood still. The horses had put their ears back, and the music had run away. And it was the last night of the fair!',
        extras: [
          'Children stood there with sticky hands and one shoe on the step.',
          'The golden lamps went dim, one after the other.',
        ],
      },
      settingOut: {
        setting: 'fair evening cloudy',
        main: '{ALL} went off between the tents, to look for the music.',
        extras: [
          'They found a polka under the coconut shy, but it was a different one.',
          'Everywhere it smelled of toffee and sparks.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'fair evening cloudy',
        main: 'There it was, up on the big wheel, a small frightened tune. The plan was to catch it in a hat.',
        failure: 'It slipped out through a hole<, ran down a guy rope,> and was gone.',
        extras: ['All that was left in the hat was a low note.', 'It had looked quite out of breath.'],
      },
      helper: {
        setting: 'fair night cloudy',
        main: '{G+} stood on one leg behind the tent of mirrors, eating noodles. “Forty years,” said {G}. “The same tune, a thousand times a night. You’d run as well. It needs a new friend to play with.”',
        clue: 'Inside the organ {F} found the old paper roll. It had been played so often that it was worn as thin as a leaf, and someone had drawn a yawn on it.',
        extras: [
          'A thousand times a night! They felt dizzy just thinking of it.',
          '“It isn’t naughty,” said {L}. “It’s tired of itself.”',
        ],
      },
      lowest: {
        setting: 'fair night cloudy',
        main: 'The last lamp went out. People were starting to go home. {ALL} sat down on the edge of the merry-go-round, among the wooden hooves.',
        extras: [
          'A horse with a green saddle blew through its nose, sadly.',
          'A toffee apple rolled by, as if it, too, was leaving.',
        ],
      },
      turn: {
        setting: 'fair night clear',
        main: '{L’s} fingers went to the drum all by themselves. Tacka-tack. Tacka-tacka-tack. From behind a barrel came one shy note.',
        brief: [
          '{L’s} fingers tapped the drum. Tacka-tack. And from behind a barrel came one shy note.',
          'Tacka-tack? Toot! And out came the music, dancing.',
        ],
        result:
          'Tacka-tack? Toot! Tacka-tacka? Toot-toot-TOOT! And out came the tune, dancing, and jumped into the organ. The golden horses pricked up their ears.',
        extras: ['It had never had anyone to answer before.'],
      },
      ending: {
        setting: 'fair night clear',
        main: 'Round went the merry-go-round, lamps and horses and all, to a tune that nobody had ever heard. “Tickets?” cried {L}. “Tonight nobody needs one!”',
        extras: [
          'The horse with the green saddle was seen to wink.',
          'The moon leaned down to look and got toffee on it.',
        ],
      },
      homeAgain: {
        setting: 'fair morning clear',
        main: 'In the window of the striped box hangs a sign now: “Gone for a ride.” On the merry-go-round there are {count} riders waving.',
        extras: [
          'The tune is a bit different every time. It likes to be asked.',
          'And the drum hangs by the organ, dent to the front.',
        ],
      },
    },
    {
      id: 'birthday-nobody',
      titles: ['{L} and the Balloon Looking for a Party', 'Whose Birthday Is It?', 'A Balloon Comes Calling'],
      object: 'balloon',
      thing: 'a round yellow balloon',
      helperCharacter: { name: 'Baker Bun', creature: 'hippo' },
      spot: 'under the lanterns on the green',
      home: {
        setting: 'village morning clear',
        main: '{L+} had a calendar with a picture for each month, and knew everybody’s birthday. <{L} had made cards for all of them.>',
        extras: [
          'March was all about {topic}.',
          'June was a picnic. August was a boat.',
          'The glue pot never had time to get dry.',
        ],
      },
      friend: {
        setting: 'village morning clear',
        main: 'There was a bump at the window. It was {F+} being pulled along by a round yellow balloon. “It won’t stop!” said {F}. “You hold it!” The moment {L} had the balloon, it was still.',
        extras: [
          'On its string was a tag: “Happy birthday!” But no name.',
          'It nodded to everyone, up and down, like a guest who is early.',
        ],
      },
      problem: {
        setting: 'village day clear',
        main: 'So somewhere somebody had a birthday today, and no balloon! Perhaps no cake. Perhaps nobody even knew.',
        extras: [
          '{L} looked at the calendar. Today’s square was empty.',
          'That is the saddest thing there is, short of dropped ice cream.',
        ],
      },
      settingOut: {
        setting: 'village day wind',
        main: '{ALL} followed the balloon, which leaned on the wind and tugged.',
        extras: [
          'Over the stile, past the pond, twice round the pump.',
          'At each gate they asked, “Is it you?” and at each gate it was not.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'village day wind',
        main: 'The plan was to stand on the bandstand and sing “Happy Birthday”, till somebody came out and said, “That’s me!”',
        failure: 'Nobody came. A window was shut, and a very old goat looked at them for some time.',
        extras: [
          'At “dear hm-hm” they hadn’t known what to sing.',
          'The balloon turned its back, as far as it had one.',
        ],
      },
      helper: {
        setting: 'village day clear',
        main: '{G+} was putting the last bun into the window. “Who knows everyone’s birthday?” asked {G}. “And who writes the cards? And tell me, my dears, who ever asked for theirs?”',
        clue: '{F} turned the tag over. There was something on the other side, in faded pencil: “For the one who remembers all the others.”',
        extras: [
          'Everybody went quiet. They were all thinking, and it was the same thought.',
          '“It must be somebody very kind,” said {L}, who had not understood.',
        ],
      },
      lowest: {
        setting: 'meadow evening cloudy',
        main: 'Evening came, and the balloon hung its head. It was getting small and soft. {ALL} sat down in the grass. The birthday was nearly over.',
        extras: [
          '“I’m sorry,” said {L} to whoever it was.',
          'A cold wind went through the meadow, turning over empty cups.',
        ],
      },
      turn: {
        setting: 'meadow evening clear',
        main: 'Then the balloon gave one last tug. It tugged at nobody’s gate. It bumped, softly, against {L’s} own nose, and stayed there. <“Oh,” said {L}.>',
        brief: [
          'The balloon gave one last tug. It bumped softly on {L’s} own nose. “Oh,” said {L}.',
          '“It’s you!” they shouted. “It’s your birthday!”',
        ],
        result:
          '“It’s you!” they shouted. “It’s your birthday! You wrote down everyone’s but yours!” And the balloon swelled up as round as the sun.',
        extras: ['You never saw a balloon so sure of itself.'],
      },
      ending: {
        setting: 'village night clear',
        main: 'Somebody ran to the bakery and somebody ran for the band. All the doors opened at once, and in every hand was a card with glue on it.',
        extras: [
          'The cake had to be wheeled in, sideways.',
          'This time, at “dear hm-hm”, everyone knew what to sing.',
        ],
      },
      homeAgain: {
        setting: 'village morning clear',
        main: 'On {L’s} calendar today’s square isn’t empty any more. It is so full of writing, by {count} different pens, that it runs over into Thursday.',
        extras: [
          'A round yellow balloon looks down from the ceiling, nodding.',
          'And on the table stands a row of cards, all of them a bit sticky.',
        ],
      },
    },
  ],
};
