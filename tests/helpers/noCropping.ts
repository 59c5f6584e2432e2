// The cropper's CommonJS build, which jest loads, takes antd's modules for components; cropping is for the browser tests.
jest.mock('antd-img-crop', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));
