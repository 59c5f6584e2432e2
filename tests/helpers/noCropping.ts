// In a file of its own: jest's hoisting in a test file does not bear types of what the file imports.
jest.mock('antd-img-crop', () => jest.requireActual('./cropped'));
