import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import CaptchaStep from '../parts/CaptchaStep';
import AuthField from '../shared/AuthField';
import TakenNotice from './TakenNotice';
import type { RegistState } from './useRegist';

/** Login name, mobile or e-mail, and the code that proves that it belongs to the person. */
export default function AccountStep({
  regist,
  rules,
}: {
  regist: RegistState;
  rules: RegistRules;
}) {
  const t = useT();
  const { way, proof, isTaken, sendCode } = regist;
  return (
    <>
      <AuthField kind="loginName" hint={<span lang="zh-CN">{rules.loginNameRule.message}</span>} />
      <FormField
        field={{
          name: 'way',
          type: 'radio',
          label: t('regist.way'),
          isRequired: true,
          options: [
            { code: 'mobile', label: t('regist.mobile') },
            { code: 'email', label: t('regist.email') },
          ],
        }}
      />
      <div>
        <AuthField key={way} kind={way} hint={t(`regist.${way}.hint`)} />
        {isTaken && <TakenNotice />}
      </div>
      <CaptchaStep proof={proof} />
      <AuthField kind="code" sending={{ ...proof.sending, onSend: () => void sendCode() }} />
    </>
  );
}
