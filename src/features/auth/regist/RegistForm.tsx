import { Flex } from 'antd';
import { useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import Sentence from '@/components/Sentence';
import Time from '@/components/Time';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { PolicyText, RegistRules } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from '../parts/AuthForm.module.css';
import NewPassword from '../parts/NewPassword';
import StepButtons from '../parts/StepButtons';
import StepTitle from '../parts/StepTitle';
import AccountName from '../shared/AccountName';
import AccountStep from './AccountStep';
import { registSteps } from './registSteps';
import type { RegistState } from './useRegist';

/** Its sanitiser (12 kB) is fetched with it. */
const RichText = lazyWithRetry(
  () => import(/* webpackChunkName: "rich-text" */ '@/components/RichText'),
);

/** The form of all steps. Only the last step makes a call that creates something. */
export default function RegistForm({ regist, rules }: { regist: RegistState; rules: RegistRules }) {
  const t = useT();
  const { state, initial, step, texts } = regist;
  const before = registSteps[registSteps.indexOf(step) - 1];
  const goBack = (to: typeof step | 'done') => {
    state.refuse([]);
    regist.go(to);
  };
  return (
    <PortalForm
      isBasic
      state={state}
      className={styles.form}
      label={t('regist.title')}
      initialValues={initial}
      refusedTitle={t('regist.refused')}
      intro={<StepTitle title={t(`regist.step.${step}`)} />}
    >
      {step === 'agreement' && <AgreementStep texts={texts} />}
      {step === 'account' && <AccountStep regist={regist} rules={rules} />}
      {step === 'password' && (
        <>
          <AccountName value={state.read().loginName} />
          <NewPassword name="password" label={t('auth.login.password')} rule={rules.passwordRule} />
        </>
      )}
      <StepButtons
        label={t(step === 'password' ? 'regist.submit' : 'regist.next')}
        busyLabel={t(step === 'password' ? 'regist.submitting' : 'regist.checking')}
        isBusy={state.isSending}
        onBack={before && (() => goBack(before))}
      />
    </PortalForm>
  );
}

/** The texts, which open in place, each with its own checkbox; no box is ticked in advance. */
function AgreementStep({ texts }: { texts: readonly PolicyText[] }) {
  const t = useT();
  return (
    <Flex vertical gap={12}>
      {texts.map((text) => (
        <section key={text.docId} className="surface" style={{ padding: '4px var(--inset)' }}>
          <Agreement text={text} />
          <FormField
            field={{
              // The consent is for this version: a newer text needs a new one.
              name: ['agreed', text.docId, text.version],
              type: 'agreement',
              label: text.title,
              words: (
                <>
                  {t('regist.agreement.consent')}
                  <span lang="zh-CN">{t('regist.agreement.named', { title: text.title })}</span>
                </>
              ),
              isRequired: true,
            }}
          />
        </section>
      ))}
    </Flex>
  );
}

/** A text below its title; loaded when it is opened. */
function Agreement({ text }: { text: PolicyText }) {
  const t = useT();
  const { version, title, publishedAt, contentHtml } = text;
  const [isRead, setRead] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setRead((was) => was || currentTarget.open)}>
      <summary style={{ padding: '10px 0', fontWeight: 600, cursor: 'pointer' }}>
        <span lang="zh-CN">{title}</span>
      </summary>
      {/* A long text scrolls in a box, which the keyboard must reach. */}
      <section
        className="surface"
        style={{ maxHeight: 320, padding: '8px 12px', overflowY: 'auto' }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable (WCAG 2.1.1)
        tabIndex={0}
        aria-label={t('regist.agreement.body', { title })}
      >
        <p className="quiet">
          <Sentence id="common.version" values={{ version }} /> <Time value={publishedAt} />
        </p>
        {isRead && (
          <LateBoundary waiting={<span role="status">{t('common.loading')}</span>}>
            <RichText html={contentHtml} />
          </LateBoundary>
        )}
      </section>
    </details>
  );
}
