import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import CodeInput from '../shared/CodeInput';
import LoginNameField from '../shared/LoginNameField';
import Puzzle from '../shared/Puzzle';
import RadioPair from '../shared/RadioPair';
import { tidyMobile } from '../shared/target';
import TakenWays from './TakenWays';
import type { RegistState } from './useRegist';

interface AccountStepProps {
  state: RegistState;
  rules: RegistRules;
  idOf: (field: string) => string;
}

/** Login name, mobile or e-mail, and the code that shows that it is the person's own. */
export default function AccountStep({ state, rules, idOf }: AccountStepProps) {
  const t = useT();
  const { values, errors, way, proof, change, chooseWay, sendCode } = state;
  const isMobile = way === 'mobile';
  return (
    <>
      <LoginNameField
        id={idOf('loginName')}
        hint={<span lang="zh-CN">{rules.loginNameRule.message}</span>}
        value={values.loginName}
        error={errors.loginName}
        onChange={(value) => change('loginName', value)}
      />
      <RadioPair
        label={t('regist.way')}
        options={[
          { value: 'mobile', label: t('regist.mobile') },
          { value: 'email', label: t('regist.email') },
        ]}
        value={way}
        onChange={chooseWay}
      />
      <div>
        <Field
          key={way}
          id={idOf(way)}
          label={t(`regist.${way}`)}
          hint={t(`regist.${way}.hint`)}
          error={errors[way] ?? proof.sending.error}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name={way}
              type={isMobile ? 'tel' : 'email'}
              inputMode={isMobile ? 'numeric' : 'email'}
              autoComplete={isMobile ? 'tel-national' : 'email'}
              spellCheck={false}
              value={values[way]}
              onChange={(event) => change(way, tidyMobile(event.target.value))}
            />
          )}
        </Field>
        {state.isTaken && errors[way] && <TakenWays />}
      </div>
      <Puzzle id={idOf('captcha')} proof={proof} />
      <CodeInput
        id={idOf('code')}
        value={values.code}
        error={errors.code}
        state={proof.sending}
        onChange={(code) => change('code', code)}
        onSend={() => void sendCode()}
      />
    </>
  );
}
