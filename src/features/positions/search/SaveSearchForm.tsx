import { Button, Flex } from 'antd';
import shared from '@/components/shared.module.css';
import FormField from '@/forms/FormField';
import { errorsAt } from '@/forms/fieldErrors';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { lineOf } from '@/utils/urlValues';
import { savedSearchLimit, searchNameLimit } from '../shared/savedSearches';
import styles from './SavedSearches.module.css';

interface SaveSearchFormProps {
  name: string;
  /** Returns false when the list of saved searches is full. */
  onSave: (name: string) => boolean;
  onCancel: () => void;
}

/** The form for the name of a saved search. */
export default function SaveSearchForm({ name, onSave, onCancel }: SaveSearchFormProps) {
  const t = useT();
  const check = useValidation();
  const state = usePortalForm<{ name: string }>({
    id: 'saveSearch',
    check: (typed) =>
      errorsAt({
        name: check(t('positions.saved.name'), typed.name, {
          required: true,
          max: searchNameLimit,
        }),
      }),
    send: async (typed) => {
      if (onSave(typed.name)) return;
      state.refuse([
        { path: 'name', message: t('positions.saved.full', { count: savedSearchLimit }) },
      ]);
    },
  });
  return (
    <PortalForm
      isBasic
      state={state}
      className={`${shared.form} ${styles.form} surface`}
      initialValues={{ name: lineOf(name, searchNameLimit) }}
    >
      <FormField
        field={{
          name: 'name',
          type: 'text',
          label: t('positions.saved.name'),
          hint: t('positions.saved.hint'),
          isRequired: true,
          hasFocus: true,
        }}
      />
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" size="large">
          {t('positions.saved.confirm')}
        </Button>
        <Button size="large" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </PortalForm>
  );
}
