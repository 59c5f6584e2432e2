import { Link } from '@umijs/max';
import { useState } from 'react';
import { unitPath } from '@/features/enterprises/shared/paths';
import { useT } from '@/hooks/useT';
import type { Enterprise } from '@/services/types';
import styles from './Participants.module.css';

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
      <ul className={styles.list}>
        {list.map(({ id, name, positionCount: count }) => (
          <li key={id}>
            <Link className={styles.link} to={unitPath(id)}>
              <span lang="zh-CN">{name}</span>
              <span className={styles.count}>
                {t('activities.participant.positions', { count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('activities.participants.all', { count: enterprises.length })}
        </button>
      )}
    </>
  );
}
