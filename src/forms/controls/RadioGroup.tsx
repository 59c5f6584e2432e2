import { ProForm } from '@ant-design/pro-components';
import { Radio } from 'antd';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../controlProps';

/** A choice of one among a few options, or of yes and no, as radio buttons. */
export default function RadioGroup({ field, item, control }: ControlProps) {
  const t = useT();
  const { id, name: _name, autoComplete: _fill, placeholder: _none, ...aria } = control;
  const options =
    field.type === 'boolean'
      ? [
          { value: true, label: t('common.yes') },
          { value: false, label: t('common.no') },
        ]
      : (field.options ?? []).map(({ code, label, lang }) => ({
          value: code,
          label: <span lang={lang}>{label}</span>,
        }));
  return (
    <ProForm.Item {...item}>
      <Radio.Group {...aria} id={id} name={id} options={options} disabled={field.isLocked} />
    </ProForm.Item>
  );
}
