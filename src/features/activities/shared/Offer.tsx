import { useT } from '@/hooks/useT';
import type { Activity } from '@/services/types';

/** How many units take part, with how many positions and openings; nothing if the server does not say all three. */
export default function Offer({ activity }: { activity: Activity }) {
  const t = useT();
  const { enterpriseCount: units, positionCount: positions, headcount: people } = activity;
  if (![units, positions, people].every(Number.isFinite)) return null;
  return <span>{t('activities.offer', { units, positions, people })}</span>;
}
