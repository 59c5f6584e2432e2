import { portalMonth } from '@/utils/dateWords';
import { choiceOr, listCodec, monthOrNow } from '@/utils/listCodec';

export const appointmentViews = ['list', 'month'] as const;

/** The state in the query of /user/appointments: by default the list and the current month. */
export const appointmentView = listCodec(
  { view: choiceOr('list', appointmentViews), month: monthOrNow },
  { tidy: (state) => (state.view === 'list' ? { ...state, month: portalMonth() } : state) },
);
