interface FieldWithChoices {
  fieldProps?: { options?: readonly object[] };
  valueEnum?: object;
}

/**
 * Stands for what pro-components' radio and checkbox fields take from its Select, which comes with antd's: their choices. The
 * portal hands them in as `fieldProps.options`.
 */
export function useFieldFetchData({ fieldProps, valueEnum }: FieldWithChoices) {
  if (valueEnum)
    throw new Error('The valueEnum of a field is not part of this portal: hand in its options');
  return [false, fieldProps?.options ?? [], () => undefined] as const;
}
