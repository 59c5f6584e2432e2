import { choiceOr, listCodec, month } from '@/utils/listCodec';

export const appointmentViews = ['list', 'month'] as const;

/** The state in the query of /user/appointments: by default the list, of months that of what comes next. */
export const appointmentView = listCodec(
  { view: choiceOr('list', appointmentViews), month },
  { tidy: (state) => (state.view === 'list' ? { ...state, month: undefined } : state) },
);
