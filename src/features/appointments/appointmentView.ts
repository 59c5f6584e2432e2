import { portalMonth } from '@/utils/dateWords';
import { choiceOf, monthOf, queryOf } from '@/utils/urlValues';

const views = ['list', 'month'] as const;

/** What the query of /user/appointments asks for. */
interface AppointmentView {
  view: (typeof views)[number];
  /** YYYY-MM. */
  month: string;
}

/** The view as the URL tells it; junk counts as absent: the list, this month. */
export function parseAppointmentView(params: URLSearchParams): AppointmentView {
  return {
    view: choiceOf(params.get('view'), views) ?? 'list',
    month: monthOf(params.get('month')) ?? portalMonth(),
  };
}

/** The query of a view; '' for the list. */
export function formatAppointmentView({ view, month }: AppointmentView): string {
  if (view === 'list') return '';
  return queryOf({ view, month: month === portalMonth() ? undefined : month });
}
