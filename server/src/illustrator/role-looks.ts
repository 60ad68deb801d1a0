import type { PropName } from './props/prop-catalog.ts';

/** What somebody who is named by a role looks like: a person in a story about people, else an animal. */
interface RoleLook {
  /** Several for those who come in numbers, taken in turn. */
  people: readonly string[];
  animals: readonly string[];
  /** What they wear. */
  looks: string;
  feeling: 'calm' | 'happy';
}

const role = (people: string, animals: string, looks = '', feeling: RoleLook['feeling'] = 'calm') => ({
  people: people.split(', '),
  animals: animals.split(', '),
  looks,
  feeling,
});

/** The looks of the roles in the catalog of props. */
export const ROLE_LOOKS: Partial<Record<PropName, RoleLook>> = {
  children: role('girl with braids, boy with curls, girl with a hijab', 'rabbit, cat, mouse', '', 'happy'),
  people: role('woman with long hair, man with a beard, old woman', 'pig, dog, hedgehog', '', 'happy'),
  doctor: role('doctor', 'badger', 'with a white coat and glasses'),
  teacher: role('woman with glasses and a bun', 'owl', 'with glasses and a green scarf'),
  postman: role('postman with a blue cap', 'dog', 'with a blue cap and a blue coat'),
  baker: role('baker with a chef hat', 'pig', 'with a chef hat'),
  king: role('king with a crown and a beard', 'lion', 'with a crown and a red cape'),
  captain: role('captain with a blue cap', 'goose', 'with a blue cap'),
  lady: role('old woman with a hat', 'sheep', 'with a purple hat'),
  gentleman: role('old man with a moustache', 'badger', 'with a bow tie'),
  farmer: role('farmer with a straw hat', 'goat', 'with a straw hat and dungarees'),
  firefighter: role('firefighter', 'dog', 'firefighter with a red coat'),
  police: role('police officer', 'dog', 'police officer with a blue coat'),
  knight: role('knight', 'dog', 'knight in armour'),
};

/** Those who come in numbers. */
export const CROWDS: ReadonlySet<PropName> = new Set<PropName>(['children', 'people']);

/** Words for several in the singular. */
export const COLLECTIVE = /^(?:others|people|queue|class|team|choir|audience|crowd)$/;
