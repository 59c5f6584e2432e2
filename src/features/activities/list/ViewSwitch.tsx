import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { activityViews, type ListState } from './listState';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  state: ListState;
  hrefOf: (state: ListState) => string;
}

/** The same activities as a list or as a month; links, so that either has its address. */
export default function ViewSwitch({ state, hrefOf }: ViewSwitchProps) {
  const t = useT();
  return (
    <nav className={styles.views} aria-label={t('activities.view')}>
      {activityViews.map((view) => (
        <Link
          key={view}
          to={hrefOf({ ...state, view })}
          aria-current={view === state.view ? 'page' : undefined}
        >
          {t(`activities.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
