/** Stands for hoist-non-react-statics, which react-intl asks for in `injectIntl` alone; the portal has hooks. */
export default function hoistStatics<T>(component: T): T {
  return component;
}
