/** Stands for parts of antd and pro-components that the portal never draws or runs (config/standIns.ts names them). */
export default function UnusedPart(): null {
  return null;
}
