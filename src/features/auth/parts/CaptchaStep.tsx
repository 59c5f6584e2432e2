import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import AuthField from '../shared/AuthField';
import styles from './AuthForm.module.css';
import type { CodeAfterCaptcha } from './useCodeAfterCaptcha';

/** The captcha before a code is sent, with an alternative; shows nothing while a code can be used. */
export default function CaptchaStep({ proof }: { proof: CodeAfterCaptcha }) {
  const t = useT();
  const { captcha, isSkipped, isAsked, isAskedLate, skipCaptcha } = proof;
  if (!isAsked) return null;
  return (
    <Flex vertical gap={12}>
      {isSkipped ? (
        <p style={{ margin: 0 }}>{t('auth.captcha.skipped')}</p>
      ) : (
        <AuthField
          kind="captcha"
          hint={t('auth.captcha.sendHint')}
          hasFocus={isAskedLate}
          captcha={captcha}
        />
      )}
      <Button type="link" className={styles.swap} onClick={() => skipCaptcha(!isSkipped)}>
        {t(isSkipped ? 'auth.captcha.toPicture' : 'auth.captcha.skip')}
      </Button>
    </Flex>
  );
}
