import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an animal that is, or thinks it is, a superhero. */
export const animalSuperheroes: StorySourceInput = {
  id: 'animal-superheroes',
  words: [
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth superhero',
    'superhero chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth think/thinks/thought superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth who/that think/thinks/thought be/is/was superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth want/wants/wanted be superhero',
    'super chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth',
    'guinea pig superhero',
    'superhero pet',
    'superhero animal',
    'super pet',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth with a cape',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth who/that think/thinks/thought she/he/it/they be/is/was/were superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth think/thinks/thought she/he/it/they be/is/was/were superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth who/that want/wants/wanted be superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth who/that be/is/was superhero',
    'guinea pig who/that want/wants/wanted be superhero',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth with superpowers/superpower',
    'chicken/hen/duck/dog/puppy/cat/kitten/hamster/rabbit/bunny/mouse/pig/cow/sheep/goat/donkey/frog/snail/tortoise/hedgehog/penguin/goose/guinea/squirrel/sloth cape',
  ],
  situations: [
    'in-role',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'mistaken',
    'refuses',
  ],
  topic: 'a superhero in a cape',
  thing: 'the cape',
  main: 'farm',
  plots: [
    {
      id: 'follow-the-cape',
      titles: ['{L} the Superhero', '{L} and the Tea Towel Cape', 'Follow That Cape!'],
      goal: 'be a real superhero',
      trouble: 'nobody on the farm believed in the superhero',
      solved: '{L} had been a real superhero',
      opener:
        'A tea towel had blown off the washing line, and {L+} had caught it. Tied round the neck it was a cape, a white one that fluttered. From that moment there was no doubt. “I’m a superhero,” said {L}.',
      friend:
        '“Are you sure?” asked {F+}. “Yesterday you were just {L}.” “That was my disguise,” said {L}. All round the farmyard somebody giggled. “Then do something super!” they called.',
      problem:
        '{L} tried to think of something super. Superheroes fly, and lift carts, and see through walls. {L} had never done any of that. And the whole farmyard was already sitting on the fence to watch.',
      tries: [
        'First, super-flying. {L} jumped off the milk churn with the cape spread wide, and landed in the dung heap. It was a soft landing. The fence roared with laughter.',
        'Next, super-strength. {L} pushed the hay cart until the world went red. The cart did not move. Then it turned out that the brake was on.',
        '{L} stared at the barn wall with super-eyes. “What can you see?” asked {F}. “Wall,” said {L}.',
      ],
      tip: '“I’ve seen heroes come and go,” said {G+} from the gatepost. “Flying, lifting, staring: that’s only showing what you can do. A real hero keeps an ear open, and goes when somebody needs help.”',
      low: 'In the evening clouds came over the hill, and it grew as dark as in a sack. The wind tugged at the cape. And far away, behind the pond, there was a thin “cheep, cheep”.',
      turn: '{L} kept both ears open. The wind had blown the gate open, and the ducklings were out there in the dark! Nobody on the fence moved. “I’m coming!” shouted {L}, and ran, with the white cape flying behind. It was the only thing you could still see.',
      done: '“Follow the cape!” called {L}. And out of the reeds they came, one little duckling after the other, and followed the white cape through the storm, past the pond and through the gate, right into the warm barn. Nobody laughed. Then they all shouted, “Hurray for {L} the superhero!”',
      again:
        'Now the cape hangs on a nail of its own. When somebody calls for help, {L} is already tying it on. The ducklings wear handkerchiefs.',
      outcomes: [
        {
          asked: [
            'save/rescue day/farm/world/duckling/everyone/friend/baby/chick/town/animal',
            'hero',
            'superhero',
            'duckling safe/home/mother/mum',
          ],
          done: '“Follow the cape!” called {L}. Out of the reeds came the ducklings, one after the other, behind the white cape, through the storm and past the pond. Somebody was still missing. {L} turned round once more, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Follow the cape!” called {L}, and out of the reeds they came, one duckling after the other, right into the warm barn. Nobody laughed. The cow moved over, somebody tipped out the good oats in the middle, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Follow the cape!” called {L}, and out of the reeds they came, one duckling after the other, into the warm barn. The mother duck counted them twice, waddled up to the white cape, and bowed, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Follow the cape!” called {L}, and out of the reeds they came, one duckling after the other, into the warm barn. Nobody on the fence laughed any more. “That was super,” said the biggest goose, quite hoarse, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Follow the cape!” called {L}, and out of the reeds came the ducklings, one after the other, through the storm and into the warm barn. They were wet and shivered. {L} spread the cape over them all, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Follow the cape!” called {L}, and the ducklings followed it through the storm, past the pond and right up to the gate. There the wind caught the white cape from below, and {told}.',
        },
      ],
      helper: { name: 'Old Hoot', creature: 'owl' },
      art: {
        'had blown off the washing': 'farm: L look proud wearing cape; washing-line',
        'That was my disguise': 'farm: L hands-on-hips proud wearing cape; F peek curious; hen, goat',
        'sitting on the fence to watch':
          'farm: L look worried wearing cape; F point worried; fence, hen, goat',
        'landed in the dung heap': 'farm: L fall wearing cape; F laugh; heap, hen',
        'pushed the hay cart': 'farm: L push wearing cape; F look worried; wheelbarrow, hay',
        'with super-eyes': 'farm: L look angry wearing cape at wall; F think worried; wall',
        'keeps an ear open': 'farm: G say; L listen curious wearing cape; F look G',
        'grew as dark as in a sack':
          'farm, night, wind: L listen worried wearing cape; F point worried; pond',
        'ran, with the white cape': 'farm, night, wind: L run brave wearing white cape; fence, gate',
        'Follow the cape': 'farm, night, wind: L walk brave wearing white cape; many duck, shed',
        'hangs on a nail of': 'farm: L wave happy wearing cape; F clap happy; many duck',
      },
    },
  ],
};
