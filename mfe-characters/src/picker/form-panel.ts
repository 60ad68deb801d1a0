import type { Character, Id } from '@weaversworld/shared/contract';

/** What the form panel shows. */
export type Panel = { kind: 'details' } | { kind: 'new' } | { kind: 'edit'; character: Character };

/** The panel, and where the visitor wants to go although something typed would be lost. */
export interface PanelState {
  panel: Panel;
  /** Grows with every opening, so that a fresh form is drawn. */
  opening: number;
  unsaved: boolean;
  /** Waits for the visitor's yes. */
  asked: Panel | null;
}

export type PanelEvent =
  | { type: 'wanted'; panel: Panel }
  | { type: 'typed'; unsaved: boolean }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  /** The form was saved: nothing is lost. */
  | { type: 'saved' }
  | { type: 'deleted'; id: Id };

export const FIRST_PANEL: PanelState = {
  panel: { kind: 'details' },
  opening: 0,
  unsaved: false,
  asked: null,
};

const open = (state: PanelState, panel: Panel): PanelState => ({
  panel,
  opening: state.opening + 1,
  unsaved: false,
  asked: null,
});

/** Goes where the visitor wants, and asks first when something typed would be lost. */
export const panelReducer = (state: PanelState, event: PanelEvent): PanelState => {
  switch (event.type) {
    case 'wanted':
      return state.unsaved ? { ...state, asked: event.panel } : open(state, event.panel);
    case 'typed':
      return state.unsaved === event.unsaved ? state : { ...state, unsaved: event.unsaved };
    case 'confirmed':
      return state.asked ? open(state, state.asked) : state;
    case 'cancelled':
      return { ...state, asked: null };
    case 'saved':
      return open(state, { kind: 'details' });
    case 'deleted': {
      const isShown = state.panel.kind === 'edit' && state.panel.character.id === event.id;
      return isShown ? open(state, { kind: 'details' }) : state;
    }
  }
};

/** The panel's title. */
export const panelTitle = (panel: Panel): string => {
  if (panel.kind === 'new') return 'Create New Character';
  return panel.kind === 'edit' ? `Edit ${panel.character.name}` : 'Details';
};

/** The question before something typed is lost. */
export const lossQuestion = (to: Panel): string => {
  const ends: Record<Panel['kind'], string> = {
    new: 'Are you sure you want to start creating a new character?',
    edit: 'Are you sure you want to edit a different character?',
    details: 'Are you sure you want to close the form?',
  };
  return `You have unsaved changes. ${ends[to.kind]}`;
};
