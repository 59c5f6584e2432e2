import { portalMonth } from '@/utils/dateWords';
import { choiceOr, listCodec, monthOrNow } from '@/utils/listCodec';

const views = ['list', 'month'] as const;

/** The state in the query of /user/appointments. */
interface AppointmentView {
  view: (typeof views)[number];
  /** YYYY-MM. */
  month: string;
}

/** By default the list and the current month. */
export const appointmentView = listCodec<AppointmentView>(
  { view: choiceOr('list', views), month: monthOrNow },
  { tidy: (state) => (state.view === 'list' ? { ...state, month: portalMonth() } : state) },
);
