import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import { tidyContact } from '@/utils/formats';
import CaptchaStep from '../parts/CaptchaStep';
import { LoginNameField } from '../parts/NameFields';
import CodeField from '../shared/CodeField';
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
  const isMobile = way === 'mobile';
  return (
    <>
      <LoginNameField hint={<span lang="zh-CN">{rules.loginNameRule.message}</span>} />
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
        <FormField
          key={way}
          field={{
            name: way,
            type: way,
            label: t(`regist.${way}`),
            hint: t(`regist.${way}.hint`),
            isRequired: true,
            inputName: way,
            inputMode: isMobile ? 'numeric' : 'email',
            autoComplete: isMobile ? 'tel-national' : 'email',
            tidy: tidyContact,
          }}
        />
        {isTaken && <TakenNotice />}
      </div>
      <CaptchaStep proof={proof} />
      <CodeField sending={{ ...proof.sending, onSend: () => void sendCode() }} />
    </>
  );
}
