import { Link } from '@umijs/max';
import { useState } from 'react';
import PlainButton from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { unitPath } from '@/features/enterprises/shared/paths';
import { useT } from '@/hooks/useT';
import type { Enterprise } from '@/services/types';

/** So many are shown before the rest is asked for. */
const shown = 12;

/** The units that take part, each leading to its page. */
export default function Participants({ enterprises }: { enterprises: readonly Enterprise[] }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const list = isWhole ? enterprises : enterprises.slice(0, shown);
  const rest = enterprises.length - list.length;
  return (
    <>
      <ul className={shared.grid}>
        {list.map(({ id, name, positionCount: count }) => (
          <li key={id}>
            <Link to={unitPath(id)}>
              <span lang="zh-CN">{name}</span>
              <span className="quiet">{t('activities.participant.positions', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <PlainButton size="large" onClick={() => setWhole(true)}>
          {t('activities.participants.all', { count: enterprises.length })}
        </PlainButton>
      )}
    </>
  );
}
