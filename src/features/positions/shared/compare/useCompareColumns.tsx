import { Link, useLocation } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { PositionDetail, Resume } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import { positionPath } from '@/utils/paths/positions';
import FitTag from '../fit/FitTag';
import FitValueText from '../fit/FitValueText';
import { fitOf } from '../fit/fit';
import { ownValues } from '../fit/ownValues';
import inText from '../InText.module.css';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareRows';

export interface CompareProps {
  rows: readonly CompareRow[];
  positions: readonly PositionDetail[];
  /** Shown as a column of its own; undefined without a résumé. */
  resume: Resume | undefined;
  onRemove: (id: string) => void;
}

export interface CompareColumn {
  key: string;
  title: ReactNode;
  className?: string;
  cell: (row: CompareRow) => ReactNode;
}

/** The columns of a comparison: the résumé, then each position with a link and a button to remove it. */
export function useCompareColumns(props: Omit<CompareProps, 'rows'>): CompareColumn[] {
  const { positions, resume, onRemove } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  const own = resume && ownValues(resume, portalToday());
  const columns = positions.map((position): CompareColumn => {
    const { id, name } = position;
    const fits = resume ? fitOf(resume, position) : [];
    return {
      key: id,
      title: (
        <>
          <Link
            lang="zh-CN"
            className={inText.link}
            to={positionPath(id, 'list', pathname + search)}
            state={{ isFromList: true }}
          >
            {name}
          </Link>
          <Button
            type="text"
            className={styles.remove}
            aria-label={t('positions.compare.remove', { name })}
            onClick={() => onRemove(id)}
          >
            {t('positions.compare.takeOut')}
          </Button>
        </>
      ),
      cell: ({ cell, requirement }) => {
        const fit = fits.find((item) => item.requirement === requirement);
        return (
          <>
            <span>{cell(position)}</span>
            {fit && (
              <span>
                {' '}
                <FitTag answer={fit.answer} />
              </span>
            )}
          </>
        );
      },
    };
  });
  if (!own) return columns;
  const mine: CompareColumn = {
    key: 'own',
    title: t('positions.compare.own'),
    className: styles.own,
    cell: ({ requirement }) => {
      if (!requirement || !(requirement in own)) return null;
      const value = own[requirement];
      if (value === undefined) return t('positions.compare.unsaid');
      if (typeof value === 'object') return <FitValueText value={value} />;
      if (requirement === 'age') return t('positions.compare.age', { age: value });
      return t('positions.compare.years', { years: value });
    },
  };
  return [mine, ...columns];
}
