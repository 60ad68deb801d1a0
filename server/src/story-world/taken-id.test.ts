import { expect, it } from 'vitest';
import { openTestStore } from '../testing/test-database.ts';
import { withFreeId } from './ids.ts';

it('draws another id when one is taken, and gives up when none is free', async () => {
  const { db, close } = await openTestStore();
  const insert = async (id: number): Promise<number> => {
    const texts = { title: '', theme: '', desired_ending: '', cast_json: '[]', seed: '', epoch: '' };
    const owner = { profile_id: null, anonymous_id: 'guest' };
    const numbers = { total_pages: 10, is_public: 0, seq: 0, created_at: 1 };
    await db
      .insertInto('stories')
      .values({ id, ...texts, ...owner, ...numbers })
      .execute();
    return id;
  };
  await insert(7);
  const drawn = [7, 7, 8];
  expect(await withFreeId('stories', () => insert(drawn.shift() ?? 0))).toBe(8);
  let draws = 0;
  const taken = () => {
    draws += 1;
    return insert(7);
  };
  await expect(withFreeId('stories', taken)).rejects.toThrow(/unique/i);
  expect(draws).toBe(5);
  await expect(withFreeId('pages', () => insert(8))).rejects.toThrow(/unique/i);
  await close();
});
