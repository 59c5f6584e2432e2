import { Flex } from 'antd';
import { useState } from 'react';
import LateRichText from '@/components/LateRichText';
import Time from '@/components/Time';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { PolicyText, RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import NewPassword from '../shared/NewPassword';
import StepFoot from '../shared/StepFoot';
import StepTitle from '../shared/StepTitle';
import AccountStep from './AccountStep';
import { registSteps } from './registSteps';
import type { RegistState } from './useRegist';

/** The form over its steps; every step but the last is left without a call that writes. */
export default function RegistForm({ regist, rules }: { regist: RegistState; rules: RegistRules }) {
  const t = useT();
  const { state, begun, step, texts } = regist;
  const before = registSteps[registSteps.indexOf(step) - 1];
  const goBack = (to: typeof step | 'done') => {
    state.refuse([]);
    regist.go(to);
  };
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t('regist.title')}
      initialValues={begun}
      refusedTitle={t('regist.refused')}
      intro={<StepTitle title={t(`regist.step.${step}`)} />}
    >
      {step === 'agreement' && <AgreementStep texts={texts} />}
      {step === 'account' && <AccountStep regist={regist} rules={rules} />}
      {step === 'password' && (
        <>
          <AccountName value={state.read().loginName ?? ''} />
          <NewPassword name="password" label={t('auth.login.password')} rule={rules.passwordRule} />
        </>
      )}
      <StepFoot
        label={t(step === 'password' ? 'regist.submit' : 'regist.next')}
        busyLabel={t(step === 'password' ? 'regist.submitting' : 'regist.checking')}
        isBusy={state.isSending}
        onBack={before && (() => goBack(before))}
      />
    </PortalForm>
  );
}

/** The texts, opened and read in place, each with a consent of its own; none is given beforehand. */
function AgreementStep({ texts }: { texts: readonly PolicyText[] }) {
  const t = useT();
  return (
    <Flex vertical gap={12}>
      {texts.map((text) => (
        <section key={text.docId} className={styles.text}>
          <Agreement text={text} />
          <FormField
            field={{
              // To this very version: a newer text asks anew.
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

/** A text behind its title, read once it was opened. */
function Agreement({ text }: { text: PolicyText }) {
  const t = useT();
  const { version, title, publishedAt, contentHtml } = text;
  const [isRead, setRead] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setRead((was) => was || currentTarget.open)}>
      <summary className={styles.name}>
        <span lang="zh-CN">{title}</span>
      </summary>
      {/* Long texts scroll in a box of their own, which a keyboard must reach. */}
      <section
        className={styles.body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1)
        tabIndex={0}
        aria-label={t('regist.agreement.body', { title })}
      >
        <p className="quiet">
          {t('content.privacy.version', { version })} <Time value={publishedAt} />
        </p>
        {isRead && <LateRichText html={contentHtml} />}
      </section>
    </details>
  );
}
