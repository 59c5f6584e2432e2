import type { CallOptions } from '@/request/types';
import { getUserCenter } from '@/services/session';
import type { CalendarEntry, UserCenter } from '@/services/types';
import { getUser } from '@/session/state/user';
import { noteDates } from '@/utils/keepDates';

function placeOf({ nextInterview }: UserCenter, { kind, deliveryId }: CalendarEntry) {
  const isNext = kind === 'interview' && deliveryId === nextInterview?.id;
  return isNext ? nextInterview?.appointment?.place : undefined;
}

/** Reads what waits for the person (contract: usercenter); its dates can be read without a connection from then on. */
export async function readUserCenter(options?: CallOptions): Promise<UserCenter> {
  const center = await getUserCenter(options);
  const { calendar, counts } = center;
  const user = getUser();
  if (user) {
    void noteDates({
      loginName: user.loginName,
      deliveries: counts.deliveries,
      dates: calendar.map((entry) => {
        const { at, kind, title } = entry;
        return { at, kind, title, place: placeOf(center, entry) };
      }),
    });
  }
  return center;
}
