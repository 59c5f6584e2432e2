import { ProForm, type ProFormProps } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { ConfigProvider } from 'antd';
import { createContext, memo, type ReactNode, useMemo, useState } from 'react';
import { Missing } from '@/components/LateBoundary';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { FormContext } from './FormContext';
import type { ErrorText } from './fieldErrors';
import { dottedPath } from './fieldSpec';
import styles from './PortalForm.module.css';
import { useControls } from './useControls';

export interface FormFrameProps<V extends object> {
  form: ReturnType<typeof ProForm.useForm<V>>[0];
  className?: string;
  /** Called when the form is submitted. */
  onFinish?: () => Promise<unknown>;
  submitter?: ProFormProps<V>['submitter'];
  children: ReactNode;
  /** Prefix of the ids of the form's controls. */
  id: string;
  /** The form's accessible name. */
  label?: string;
  /** The values of the first render; later the form itself holds the values, and others are set by its `form`. */
  initialValues?: Partial<V>;
  /** Error messages by dotted path. */
  messages?: ReadonlyMap<string, ErrorText>;
  /** All fields are typed, ticked or radio buttons, as where one signs in: their controls are a smaller file. */
  isBasic?: boolean;
  /** Called after each change by the person, with the dotted paths of the changed fields. */
  onChange?: (paths: readonly string[]) => void;
}

/** antd dims the chosen text of an open select to a quarter: too little contrast (WCAG 1.4.3). */
const undimmed = { styles: { content: { opacity: 1 } } };

/** The form's children, passed by a context: a change in them does not render ProForm and all its fields again. */
const Content = createContext<ReactNode>(null);

/**
 * ProForm with the portal's settings: labels above, optional fields marked, no validation before the form is submitted.
 */
export default function FormFrame<V extends object>(props: FormFrameProps<V>) {
  const {
    id,
    messages = noMessages,
    isBasic = false,
    children,
    onFinish,
    onChange,
    ...rest
  } = props;
  const t = useT();
  const { isTouch, controls, error, retry } = useControls(isBasic);
  const context = useMemo(
    () => ({ id, messages, isTouch, controls }),
    [id, messages, isTouch, controls],
  );
  // ProForm drops what onFinish throws (pro-components, BaseForm): an error in the code must surface.
  const finish = useMemoizedFn(async () => {
    await onFinish?.().catch(ignoreReported);
  });
  const change = useMemoizedFn((paths: readonly string[]) => onChange?.(paths));
  return (
    <FormContext.Provider value={context}>
      <Content.Provider
        value={
          <>
            {error && <Missing title={t('common.form.failed')} error={error} onRetry={retry} />}
            {children}
          </>
        }
      >
        {/* Before the controls are there nothing can be sent. */}
        <Frame {...rest} id={id} onFinish={finish} onChange={change} disabled={!controls} />
      </Content.Provider>
    </FormContext.Provider>
  );
}

interface FrameProps<V extends object>
  extends Omit<FormFrameProps<V>, 'children' | 'messages' | 'isBasic' | 'onFinish' | 'onChange'> {
  disabled: boolean;
  onFinish: () => Promise<void>;
  onChange: (paths: readonly string[]) => void;
}

/** Renders again only when the form itself changes, not when its children do. */
const Frame = memo(ProFormFrame) as typeof ProFormFrame;

function ProFormFrame<V extends object>(props: FrameProps<V>) {
  const { id, label, initialValues, className = '', onChange, ...rest } = props;
  const t = useT();
  const [begun] = useState(initialValues);
  return (
    <ConfigProvider getPopupContainer={inForm} select={undimmed} cascader={undimmed}>
      <ProForm<V>
        submitter={false}
        {...rest}
        name={id}
        layout="vertical"
        className={`${styles.form} ${className}`}
        aria-label={label}
        initialValues={begun}
        // The portal validates when the form is submitted, with its own messages.
        validateTrigger={noTrigger}
        requiredMark={(words, { required }) => (
          <>
            {words}
            {!required && <span className={styles.optional}>{t('common.optional')}</span>}
          </>
        )}
        // The contract's months and dates are texts; ProForm must not convert them.
        dateFormatter={false}
        // ProForm's onValuesChange leaves out emptied fields.
        onFieldsChange={(fields) => onChange(fields.map(({ name }) => dottedPath([name].flat())))}
      >
        <Content.Consumer>{(content) => content}</Content.Consumer>
      </ProForm>
    </ConfigProvider>
  );
}

/** Lists and calendars open inside the form: within its landmark, and within a dialog around it. */
function inForm(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('form') ?? document.body;
}

const noTrigger: string[] = [];
const noMessages: ReadonlyMap<string, ErrorText> = new Map();
