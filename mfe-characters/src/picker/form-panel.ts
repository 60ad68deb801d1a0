import type { Character, Id } from '@weaversworld/shared/contract';

/** The content of the form panel. */
export type Panel = { kind: 'details' } | { kind: 'new' } | { kind: 'edit'; character: Character };

/** The panel without a form. */
export const DETAILS: Panel = { kind: 'details' };

/** The panel, and the one requested while the form has unsaved changes. */
export interface PanelState {
  panel: Panel;
  /** React key of the form: a new one for each panel, so that the form starts with fresh values. */
  formKey: number;
  unsaved: boolean;
  /** Shown once the visitor confirms that unsaved changes may be lost; else null. */
  requested: Panel | null;
}

export type PanelAction =
  | { type: 'requested'; panel: Panel }
  | { type: 'edited'; unsaved: boolean }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  /** Closes the form without asking; with a key only that form, not one that was opened while it was being saved. */
  | { type: 'saved'; formKey?: number }
  | { type: 'deleted'; id: Id };

export const INITIAL_PANEL_STATE: PanelState = {
  panel: DETAILS,
  formKey: 0,
  unsaved: false,
  requested: null,
};

const open = (state: PanelState, panel: Panel): PanelState => ({
  panel,
  formKey: state.formKey + 1,
  unsaved: false,
  requested: null,
});

/** Shows the requested panel, after a confirmation when the form has unsaved changes. */
export const panelReducer = (state: PanelState, action: PanelAction): PanelState => {
  switch (action.type) {
    case 'requested':
      return state.unsaved ? { ...state, requested: action.panel } : open(state, action.panel);
    case 'edited':
      return state.unsaved === action.unsaved ? state : { ...state, unsaved: action.unsaved };
    case 'confirmed':
      return state.requested ? open(state, state.requested) : state;
    case 'cancelled':
      return { ...state, requested: null };
    case 'saved':
      return (action.formKey ?? state.formKey) === state.formKey ? open(state, DETAILS) : state;
    case 'deleted': {
      const isShown = state.panel.kind === 'edit' && state.panel.character.id === action.id;
      return isShown ? open(state, DETAILS) : state;
    }
  }
};

/** The panel's title. */
export const panelTitle = (panel: Panel): string => {
  if (panel.kind === 'new') return 'Create New Character';
  return panel.kind === 'edit' ? `Edit ${panel.character.name}` : 'Details';
};

/** The text of the confirmation before `to` replaces a form with unsaved changes. */
export const unsavedChangesQuestion = (to: Panel): string => {
  const questions: Record<Panel['kind'], string> = {
    new: 'Are you sure you want to start creating a new character?',
    edit: 'Are you sure you want to edit a different character?',
    details: 'Are you sure you want to close the form?',
  };
  return `You have unsaved changes. ${questions[to.kind]}`;
};
