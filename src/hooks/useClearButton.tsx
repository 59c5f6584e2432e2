import { CloseCircleFilled } from '@ant-design/icons';
import { useMemo } from 'react';
import { useT } from '@/hooks/useT';

/** antd's clear button with its name in the language of the page; antd itself has only the English one. */
export function useClearButton() {
  const t = useT();
  return useMemo(() => ({ label: t('common.clear'), clearIcon: <CloseCircleFilled /> }), [t]);
}
