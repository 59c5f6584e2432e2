import { Button, Flex } from 'antd';
import type { ComponentProps } from 'react';
import BusyButton from '@/components/BusyButton';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import styles from './Form.module.css';

interface EditFormProps<V extends object> extends ComponentProps<typeof PortalForm<V>> {
  submitLabel: string;
  isDanger?: boolean;
  onCancel: () => void;
}

/** A form of the account, with the buttons that submit or cancel it. */
export default function EditForm<V extends object>(props: EditFormProps<V>) {
  const { submitLabel, isDanger, onCancel, children, ...form } = props;
  const t = useT();
  const { isSending } = form.state;
  return (
    <PortalForm {...form} className={styles.form}>
      {children}
      <Flex wrap gap={8}>
        <BusyButton
          type="primary"
          size="large"
          htmlType="submit"
          danger={isDanger}
          isBusy={isSending}
        >
          {submitLabel}
        </BusyButton>
        <Button size="large" disabled={isSending} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </PortalForm>
  );
}
