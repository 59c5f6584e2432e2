import NoLightEdit from './unusedPart';

/** Stands for the fields of pro-components' filter in a popover (LightFilter), which the portal does not use. */
export {
  NoLightEdit as FieldCascaderLightEdit,
  NoLightEdit as FieldDatePickerLightEdit,
  NoLightEdit as FieldSelectLightEdit,
};
