import { Link } from '@umijs/max';
import { Progress } from 'antd';
import { useT } from '@/hooks/useT';
import Part from '../Part';
import styles from '../UserCenter.module.css';

/** How complete the résumé is (percent), and the way to what is missing. */
export default function CompletenessPart({ completeness }: { completeness: number }) {
  const t = useT();
  const isComplete = completeness >= 100;
  return (
    <Part title={t('usercenter.resume')}>
      <div className={styles.body}>
        <p>{t('usercenter.resume.percent', { percent: completeness })}</p>
        <Progress percent={completeness} showInfo={false} aria-hidden="true" />
        <p>
          <Link to={isComplete ? '/resumeview' : '/ImproveResume'}>
            {t(isComplete ? 'usercenter.resume.view' : 'usercenter.complete')}
          </Link>
        </p>
      </div>
    </Part>
  );
}
