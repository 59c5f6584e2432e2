import { Link, useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import State from '@/components/State';
import StepProgress from '@/components/StepProgress';
import { isJustRegistered } from '@/features/auth/shared/registered';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { User } from '@/services/types';
import styles from './parts/AuthForm.module.css';
import StepTitle from './parts/StepTitle';
import { useWayBack } from './parts/useWayBack';
import RegistForm from './regist/RegistForm';
import { registSteps } from './regist/registSteps';
import TakenNotice from './regist/TakenNotice';
import { useRegist } from './regist/useRegist';

/** Registration in steps: consents, account, password, done. Afterwards the person is signed in. */
export default function RegistScreen() {
  const t = useT();
  const user = useUser();
  const isDone = isJustRegistered(useLocation().state) && user;
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
      {!isDone && texts.length > 0 && <TakenNotice />}
    </div>
  );
}

function Body({ regist }: { regist: ReturnType<typeof useRegist> }) {
  const t = useT();
  const { data, loading, refresh } = regist.terms;
  return (
    <AsyncContent
      data={data}
      request={regist.terms}
      failureTitle={t('regist.unready')}
      skeleton={<div className="bone" style={{ height: 96 }} />}
    >
      {({ rules, texts }) =>
        texts.length > 0 ? (
          <RegistForm regist={regist} rules={rules} />
        ) : (
          <State
            role="status"
            title={t('regist.closed')}
            hint={t('regist.closed.hint')}
            action={{ label: t('common.retry'), onClick: refresh, isLoading: loading }}
          />
        )
      }
    </AsyncContent>
  );
}

/** The last step: says that the person is signed in, and links to the return path or to the résumé. */
function Welcome({ user }: { user: User }) {
  const t = useT();
  const { wanted } = useWayBack();
  return (
    <section className={styles.form}>
      <StepTitle title={t('regist.step.done')} isNew />
      <p style={{ margin: 0 }}>
        <Sentence id="regist.done" values={{ name: user.loginName }} />
      </p>
      {wanted && (
        <ActionLink isMain to={wanted}>
          {t('regist.done.goOn')}
        </ActionLink>
      )}
      <ActionLink isMain={!wanted} to="/resumeedit/basic">
        {t('regist.done.resume')}
      </ActionLink>
      <p className={styles.ways}>
        <Link to="/searchPosition/all">{t('regist.done.positions')}</Link>
        <Link to="/home">{t('regist.done.home')}</Link>
      </p>
    </section>
  );
}
