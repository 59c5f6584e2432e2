import { Alert, Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';

interface RestoredNoticeProps {
  words: string;
  onDiscard: () => void;
  /** Restores a draft that is older than the form's data; without it, the draft is already in the form. */
  onTake?: () => void;
}

/** Says that unsaved work of an earlier visit exists, and offers what can be done with it. */
export default function RestoredNotice(props: RestoredNoticeProps) {
  const { words, onDiscard, onTake } = props;
  const t = useT();
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title={words}
      action={
        <Flex gap={8} wrap>
          {onTake && <Button onClick={onTake}>{t('validation.draft.take')}</Button>}
          <Button onClick={onDiscard}>{t('validation.draft.discard')}</Button>
        </Flex>
      }
    />
  );
}
