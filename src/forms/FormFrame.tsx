import { ProForm, type ProFormProps } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { ConfigProvider } from 'antd';
import { createContext, memo, type ReactNode, useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import { FormContext } from './FormContext';
import { dotted } from './fieldSpec';
import styles from './PortalForm.module.css';

interface FormFrameProps<V extends object> {
  form: ReturnType<typeof ProForm.useForm<V>>[0];
  className?: string;
  /** Called when the form is sent. */
  onFinish?: () => Promise<unknown>;
  submitter?: ProFormProps<V>['submitter'];
  children: ReactNode;
  /** Begins the ids of its controls. */
  id: string;
  /** Names the form to a screen reader. */
  label?: string;
  /** What the form starts from when it is drawn first; later changes come from the form itself. */
  initialValues?: Partial<V>;
  /** What is wrong, by dotted path. */
  messages?: ReadonlyMap<string, string>;
  /** Called after each change by the person, with the dotted paths of what was changed. */
  onChange?: (paths: readonly string[]) => void;
}

/** What stands in the form; by a context, so that a change there does not draw ProForm and all its fields anew. */
const Content = createContext<ReactNode>(null);

/** ProForm as the portal uses it: labels above, what is optional marked, nothing judged before it is sent. */
export default function FormFrame<V extends object>(props: FormFrameProps<V>) {
  const { id, messages = noMessages, children, onFinish, onChange, ...rest } = props;
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const context = useMemo(() => ({ id, messages, isTouch }), [id, messages, isTouch]);
  const finish = useMemoizedFn(async () => {
    await onFinish?.();
  });
  const change = useMemoizedFn((paths: readonly string[]) => onChange?.(paths));
  return (
    <FormContext.Provider value={context}>
      <Content.Provider value={children}>
        <Frame {...rest} id={id} onFinish={finish} onChange={change} />
      </Content.Provider>
    </FormContext.Provider>
  );
}

interface FrameProps<V extends object>
  extends Omit<FormFrameProps<V>, 'children' | 'messages' | 'onFinish'> {
  onFinish: () => Promise<void>;
}

/** Drawn anew only when the form itself changes, not what stands in it. */
const Frame = memo(ProFormFrame) as typeof ProFormFrame;

function ProFormFrame<V extends object>(props: FrameProps<V>) {
  const { id, label, initialValues, className = '', onChange, ...rest } = props;
  const t = useT();
  const [begun] = useState(initialValues);
  return (
    <ConfigProvider getPopupContainer={inForm}>
      <ProForm<V>
        submitter={false}
        {...rest}
        name={id}
        layout="vertical"
        className={`${styles.form} ${className}`}
        aria-label={label}
        initialValues={begun}
        // What is wrong is said when the form is sent, in the language of the portal.
        validateTrigger={noTrigger}
        requiredMark={(words, { required }) => (
          <>
            {words}
            {!required && <span className={styles.optional}> {t('common.optional')}</span>}
          </>
        )}
        autoFocusFirstInput={false}
        // A month or date is a text in the contract, whatever the form would make of it.
        dateFormatter={false}
        // ProForm's onValuesChange leaves out what was emptied.
        onFieldsChange={(fields) => onChange?.(fields.map(({ name }) => dotted([name].flat())))}
      >
        <Content.Consumer>{(content) => content}</Content.Consumer>
      </ProForm>
    </ConfigProvider>
  );
}

/** Lists and calendars open inside the form: within its landmark, and within the dialog that it stands in. */
function inForm(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('form') ?? document.body;
}

const noTrigger: string[] = [];
const noMessages: ReadonlyMap<string, string> = new Map();
