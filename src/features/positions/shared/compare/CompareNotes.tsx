import { Link, useAccess, useLocation } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { loginPath } from '@/utils/paths/positions';
import type { useOwnResume } from '../fit/useOwnResume';
import inText from '../InText.module.css';

interface CompareNotesProps {
  own: ReturnType<typeof useOwnResume>;
  /** Number of positions that no longer exist. */
  gone: number;
  /** Number of positions for which the screen is too narrow. */
  hidden: number;
  /** Whether there is only one position, so that nothing can be compared. */
  isAlone: boolean;
}

/** Says which positions the comparison leaves out and why, and that the employer's review decides. */
export default function CompareNotes({ own, gone, hidden, isAlone }: CompareNotesProps) {
  const t = useT();
  return (
    <>
      {isAlone && <p className="quiet">{t('positions.compare.alone')}</p>}
      {gone > 0 && <p className="quiet">{t('positions.compare.gone', { count: gone })}</p>}
      {hidden > 0 && <p className="quiet">{t('positions.compare.hidden', { count: hidden })}</p>}
      <OwnNote own={own} />
    </>
  );
}

function OwnNote({ own: { resume, isEmpty, request } }: Pick<CompareNotesProps, 'own'>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { isSignedIn, isReviewer } = useAccess();
  const { error, isLoading, refresh } = request;
  const hasFailed = error !== undefined && !resume;
  const note = (words: string, way?: ReactNode) => (
    <p className="quiet" role={hasFailed ? 'alert' : undefined}>
      <span>{`${words} `}</span>
      {way}
    </p>
  );
  const link = (words: string, to: string) => (
    <Link className={inText.link} to={to}>
      {words}
    </Link>
  );
  if (isReviewer) return null;
  if (!isSignedIn) {
    const login = link(t('positions.fit.signIn'), loginPath(pathname + search));
    return note(t('positions.compare.visitor'), login);
  }
  if (hasFailed) {
    const again = (
      <Button
        type="link"
        className={inText.link}
        style={{ height: 'auto', padding: 0 }}
        disabled={isLoading}
        onClick={refresh}
      >
        {t('common.retry')}
      </Button>
    );
    return note(t('positions.fit.failed'), again);
  }
  if (isEmpty) {
    const fill = link(t('positions.fit.fill'), '/resumeedit/basic');
    return note(t('positions.compare.emptyResume'), fill);
  }
  return resume && note(t('positions.fit.note'));
}
