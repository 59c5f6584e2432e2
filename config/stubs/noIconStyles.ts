import {
  generate,
  isIconDefinition,
  svgBaseProps,
  warning,
} from '@ant-design/icons/es/renderUtils';

export { generate, isIconDefinition, svgBaseProps, warning };

/**
 * Stands for the style element that each icon looks for, and adds if it is missing: antd's ConfigProvider has the same
 * rules.
 */
export function useInsertStyles(): void {
  // Nothing to add.
}
