import { expect, it } from 'vitest';
import { INITIAL_PANEL_STATE, panelReducer } from './form-panel.ts';

it('a save that ends late closes its own form only', () => {
  const first = panelReducer(INITIAL_PANEL_STATE, { type: 'requested', panel: { kind: 'new' } });
  const { formKey } = first;
  expect(panelReducer(first, { type: 'saved', formKey }).panel.kind).toBe('details');
  const second = panelReducer(first, { type: 'requested', panel: { kind: 'new' } });
  expect(panelReducer(second, { type: 'saved', formKey })).toBe(second);
});
