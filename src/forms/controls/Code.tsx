import { ProForm } from '@ant-design/pro-components';
import { Button } from 'antd';
import { type Translate, useT } from '@/hooks/useT';
import type { ControlProps } from '../controlProps';
import type { CodeSending } from '../fieldSpec';
import styles from '../PortalForm.module.css';
import CleanedInput from './CleanedInput';

/** A code that comes by SMS or e-mail, with the button that sends it and the countdown until it may be sent again. */
export default function Code({ field, item, control }: ControlProps) {
  const t = useT();
  const minutes = field.sending?.validMinutes;
  return (
    <>
      <ProForm.Item {...item}>
        <CodeRow control={control} sending={field.sending} />
      </ProForm.Item>
      <p className="quiet" role="status">
        {minutes ? t('auth.code.sent', { minutes }) : ''}
      </p>
    </>
  );
}

interface CodeRowProps {
  control: ControlProps['control'];
  sending?: CodeSending;
  /** From the form item. */
  value?: unknown;
  onChange?: (code: string) => void;
}

function sendLabel({ isSending, secondsLeft }: CodeSending, t: Translate): string {
  if (isSending) return t('auth.code.sending');
  return secondsLeft > 0 ? t('auth.code.resendIn', { seconds: secondsLeft }) : t('auth.code.send');
}

function CodeRow({ control, sending, value, onChange }: CodeRowProps) {
  const t = useT();
  const isWaiting = sending !== undefined && (sending.isSending || sending.secondsLeft > 0);
  return (
    <div className={styles.row}>
      <div className={styles.answer}>
        <CleanedInput
          {...control}
          kind="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={onChange}
        />
      </div>
      {sending && (
        <Button
          size="large"
          className={styles.send}
          color={isWaiting ? 'default' : 'primary'}
          variant="outlined"
          // The button stays focusable: a disabled button would lose the keyboard focus at every code.
          aria-disabled={isWaiting}
          onClick={() => {
            if (!isWaiting) sending.onSend();
          }}
        >
          {sendLabel(sending, t)}
        </Button>
      )}
    </div>
  );
}
