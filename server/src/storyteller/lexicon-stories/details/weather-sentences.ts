import type { DetailSentences } from './detail-sentences.ts';

/** The weather and the hour, which shape the problem and the attempt. */
export const weatherSentences = {
  storm: {
    opener: [
      'A storm was on its way. The [washing|weathercock|{beast}] knew it first.',
      'In the morning the sky was yellow, and the {bird}s were silent. There would be a storm.',
    ],
    problem: [
      'And on top of it came the storm. It [rattled at everything that had a hinge|threw rain about by the bucket]. Now there was no time to lose.',
      'Then the storm broke. One had to shout to be heard, and hold on to whatever was not nailed down.',
    ],
    attempt: [
      'They had nearly done it. Then the storm took a deep breath, and they could begin again from the beginning.',
      '“Louder!” called {F}. The storm was louder still. Nobody had understood a word, and it all went wrong.',
    ],
    turn: [
      'Every storm has to breathe in. {L} waited for just that moment: it was quiet for the space of {many_too} heartbeats. “Now!”',
      '“The storm’s strong,” said {L}, “but it only ever pushes one way. Hold hands, backs to the wind!” And so they stood, and could do it.',
    ],
    again: [
      'By morning the storm had gone. It had taken one hat with it, and left {many} branches and a very blue sky.',
      'When there’s a storm now, {L} listens for the place where it breathes in.',
    ],
  },
  rain: {
    opener: [
      'It was raining as it can only rain on a {day}: from the left, from the right and from below.',
      'It rained. The gutters sang, and {L} knew the words.',
    ],
    problem: [
      'And it rained. It rained down every collar, and whatever had been dry and easy was now wet and difficult.',
      'It rained so hard that nobody else was out. There was [only a {beast}|not one soul] to ask.',
    ],
    attempt: [
      'They had nearly managed it. Then a gutter ran over, just there, and the plan was a puddle.',
      'They tried it under an umbrella. Under an umbrella everyone has only one hand.',
    ],
    turn: [
      'It rained so hard that one could see only what was right in front of one’s nose. And there, in front of {L’s} nose, was the answer.',
      'For the length of a breath the rain stopped, to fetch more. “Now!” said {L}.',
    ],
    again: [
      'It’s still raining, by the way. But it’s a good sound when one is sitting in the dry.',
      'And the rain? It ran down the window, to see better.',
    ],
  },
  snow: {
    opener: [
      'It had snowed all night. The whole street was quiet, and the letter box wore a hat.',
      'Everything was white, and the snow [squeaked at every step|came up to the window sill].',
    ],
    problem: [
      'And the snow lay knee-deep on everything, so that each step took as long as {many}.',
      'Under the snow everything looked the same. It was no use saying “over there, by the bush”. There was no bush.',
    ],
    attempt: [
      'They tried it out in the snow, with bare hands. Soon they could feel no fingers, and had to begin again.',
      'They dug in the snow, here and there and over there. It snowed in again behind them.',
    ],
    turn: [
      'But snow shows where one has been. {L} looked back at their tracks, and saw quite clearly where they had gone wrong.',
      '“The snow isn’t in the way,” said {L}. “It’s what we’ve got.” And with warm breath and cold noses they began again.',
    ],
    again: [
      'The snow has melted by now. What they did has not.',
      'When it snows again, they’ll know what to do, right from the first flake.',
    ],
  },
  fog: {
    opener: [
      'There was fog, as thick as porridge, and {L} could just see both shoes.',
      'The fog had come up in the night, and had put the whole world away.',
    ],
    problem: [
      'In the fog nobody could see how far it was, or where, or whether anyone was waving.',
      'The fog made everything sound near. That was the worst of it.',
    ],
    attempt: [
      'They set off bravely into the fog. {Many} minutes later they were back where they had begun, to their great surprise.',
      'They lit a lamp. Now there was a bright fog instead of a grey one.',
    ],
    turn: [
      'In a fog one has to listen. {L} shut both eyes, which made no difference, and listened. There!',
      '“If we can’t see it,” said {L}, “we’ll do it by hand.” And step by step the fog gave back one thing after the other.',
    ],
    again: [
      'By evening the fog had lifted. It was all much nearer than they had thought.',
      'On foggy days {L} goes out on purpose now, to listen.',
    ],
  },
  wind: {
    opener: [
      'It was a windy day, and the washing was learning to fly.',
      'The wind had been up since {many_too}, and wanted everyone else to be up as well.',
    ],
    problem: [
      'The wind took every word away, and brought back other ones.',
      'Whatever they put down, the wind picked up, to have a look at it.',
    ],
    attempt: [
      'They had it nearly right. Then a gust came round the corner, and they could begin again, {many} steps further on.',
      'They put a stone on it, against the wind. Then it was the stone that was in the way.',
    ],
    turn: [
      '“We’re working against the wind,” said {L}. “Let’s turn round.” With the wind behind them it went almost by itself.',
      '{L} held up one wet finger. “It comes from over there,” said {L}. “Then let’s ask it to help.”',
    ],
    again: [
      'The wind still rattles at the window in the evening. It wants to hear the story again.',
      'When the wind had dropped, it was so quiet that one could hear {L} smile.',
    ],
  },
  heat: {
    opener: [
      'It was so hot that even the {beast} lay in the shade and [panted|thought of snow].',
      'The sun stood over everything, and did not move.',
    ],
    problem: [
      'In that heat everything was too much, even thinking.',
      'It was so hot that whoever might have helped was lying in the bath.',
    ],
    attempt: [
      'They tried it at noon, in the blazing sun. After {many} minutes they were lying under a tree, as red as radishes.',
      'They ran. In that heat it was more of a melting.',
    ],
    turn: [
      '“Not now,” said {L}. “We’ll wait for the shade.” And when the long, cool shadows came, their heads were clear again.',
      '{L} held both feet in cold water. It’s astonishing what that does to one’s head.',
    ],
    again: [
      'In the evening it was cool at last, and they sat on the warm step till the stars came out.',
      'When it’s hot now, they begin early, and rest at noon. Everyone does it like that.',
    ],
  },
  night: {
    opener: [
      'It was night, and only the lamps were awake, and {L}.',
      'It happened at night, when [the whole street was asleep|the clocks are loudest].',
    ],
    problem: [
      'At night everything is further away, and one can’t ring anybody’s bell.',
      'In the dark it looked {many} times as big.',
    ],
    attempt: [
      'They felt their way through the dark, on tiptoe, and knocked over a bucket. A window went up, and down again.',
      'They tried it by the light of the moon. The moon went behind a cloud, as if it had been asked to.',
    ],
    turn: [
      'At night one sees less and hears more. {L} held quite still. And in the quiet it was plain.',
      'When one has been in the dark for long enough, one can see in it. {L} waited. First there was an edge, and then there was all of it.',
    ],
    again: [
      'In the morning nobody would have believed it, if it hadn’t been for the crumbs.',
      'And then {L} slept, till the sun was on the blanket.',
    ],
  },
  winter: {
    opener: [
      'It was winter. Their breath hung in the air, and the puddles had lids on.',
      'In winter the mornings are blue, and on this one there was ice on the inside of the window.',
    ],
    problem: [
      'In winter the days are short. No sooner has one begun than it is dark.',
      'And it was winter, so that whoever could have helped was sitting by a stove somewhere, with the door shut.',
    ],
    attempt: [
      'They had to stop {many} times to blow on their fingers, and each time they had to begin again.',
      'With thick gloves one can do nothing, and without them one can do nothing for long. They tried both.',
    ],
    turn: [
      '“What does one do in winter?” asked {L}. “One moves closer together.” So they did, and with warm hands it was another matter.',
      '{L} breathed on the cold window, and drew on it with one finger. And there, in the middle of the drawing, was the answer.',
    ],
    again: [
      'Outside it was winter still. Inside, nobody noticed.',
      'When spring came, it was one more thing to be glad of.',
    ],
  },
  spring: {
    opener: [
      'It was spring, and a {bird} was trying out its voice.',
      'It was the first mild day of spring, and all the windows stood open.',
    ],
    problem: [
      'Everything else was getting on, as things do in spring. Only this was not.',
      'It was spring, and everyone was out and about. Nobody had a hand free.',
    ],
    attempt: [
      'They tried to hurry it. In spring even the buds know that one can’t.',
      'They ran across the wet spring grass with it. Then they were muddy, and no further.',
    ],
    turn: [
      '{L} looked at a bud. It did not push. It did a tiny bit, and then another. “That’s how!” said {L}.',
      'The sun came out, with some strength in it now. “We’ll leave the coats here,” said {L}. “And then, once more, and lightly.”',
    ],
    again: [
      'When the blossom came out, they thought of it.',
      'By the time the cherries were ripe, everyone knew the story.',
    ],
  },
  summer: {
    opener: [
      'It was summer, and the days were so long that one could lose a shoe in them.',
      'It was summer. Everything smelled of hay and sun cream.',
    ],
    problem: [
      'It was the middle of summer, and everybody who might have helped was asleep in a deckchair.',
      'In summer one has all the time in the world. That was just it: so had everybody else.',
    ],
    attempt: [
      'They tried it until {L’s} ice lolly had melted. Then there was that as well.',
      'They tried it on the hot stones, hopping from one foot to the other. It can’t be done while hopping.',
    ],
    turn: [
      'A summer evening has time for everything. “Once more,” said {L}, “but slowly. It won’t be dark for ages.”',
      '{L} lay in the grass and looked up. Two clouds met, very slowly, and became one. “Like that,” said {L}.',
    ],
    again: [
      'When the summer was over, it went into the jar with the shells, as the best bit.',
      'It was the longest evening of the summer, and nobody sent them to bed.',
    ],
  },
  autumn: {
    opener: [
      'It was autumn, and there were conkers in every pocket.',
      'It was autumn. The leaves came down one by one, as if each had been called.',
    ],
    problem: [
      'And in autumn the evenings come early. There was not much time left.',
      'Everyone else had finished, as one should have by autumn, and was shutting the windows.',
    ],
    attempt: [
      'They had it all in order. Then the wind brought a whole treeful of leaves, and one could no longer tell what was what.',
      'They tried it in the last of the light. The autumn mist came up from the grass and looked over their shoulders.',
    ],
    turn: [
      '{L} watched a leaf come down. It did not fight. It turned, and turned, and landed well. “Ah,” said {L}.',
      '“What do the squirrels do in autumn?” said {L}. “A little every day, and never all at once.” So they began with the first bit.',
    ],
    again: [
      'One red leaf of that autumn lies in {L’s} book, at just that page.',
      'When the last leaf was down, they were still talking about it.',
    ],
  },
} satisfies Record<string, DetailSentences>;
