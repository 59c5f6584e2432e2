import { Button, Flex } from 'antd';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';

interface FormButtonsProps {
  submitLabel: string;
  isSubmitting: boolean;
  isDanger?: boolean;
  onCancel: () => void;
}

/** The buttons that submit or cancel a form. */
export default function FormButtons(props: FormButtonsProps) {
  const { submitLabel, isSubmitting, isDanger, onCancel } = props;
  const t = useT();
  return (
    <Flex wrap gap={8}>
      <BusyButton
        type="primary"
        size="large"
        htmlType="submit"
        danger={isDanger}
        isBusy={isSubmitting}
      >
        {submitLabel}
      </BusyButton>
      <Button size="large" disabled={isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </Flex>
  );
}
