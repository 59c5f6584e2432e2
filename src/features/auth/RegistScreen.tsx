import { useLocation } from '@umijs/max';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import StepProgress from '@/components/StepProgress';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { isWelcomed } from '@/session/welcome';
import RegistForm from './regist/RegistForm';
import { registSteps } from './regist/registSteps';
import TakenWays from './regist/TakenWays';
import { useRegist } from './regist/useRegist';
import Welcome from './regist/Welcome';
import styles from './shared/AuthForm.module.css';

/** Registration in steps: texts to agree to, account, password, done; then signed in. */
export default function RegistScreen() {
  const t = useT();
  const user = useUser();
  const isDone = isWelcomed(useLocation().state) && user;
  const regist = useRegist();
  const { texts } = regist;
  const step = isDone ? 'done' : regist.step;
  return (
    <div className={styles.column}>
      <PageHead title={t('regist.title')} intro={t('regist.intro')} />
      <StepProgress
        titles={registSteps.map((key) => t(`regist.step.${key}`))}
        current={registSteps.indexOf(step)}
      />
      {isDone ? <Welcome user={user} /> : <Body regist={regist} />}
      {!isDone && texts.length > 0 && <TakenWays />}
    </div>
  );
}

function Body({ regist }: { regist: ReturnType<typeof useRegist> }) {
  const t = useT();
  const { data, error, loading, refresh } = regist.terms;
  if (error && !data) {
    return <Failure title={t('regist.unready')} onRetry={refresh} isRetrying={loading} />;
  }
  if (!data) return <div className={styles.skeleton} aria-busy="true" />;
  if (data.texts.length === 0) {
    return (
      <State
        role="status"
        title={t('regist.closed')}
        hint={t('regist.closed.hint')}
        action={{ label: t('common.retry'), onClick: refresh, isLoading: loading }}
      />
    );
  }
  return <RegistForm regist={regist} rules={data.rules} />;
}
