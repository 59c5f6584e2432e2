// jest allows a hoisted factory what begins with `mock`; it is called when the cropper is first wanted.
import mockCropped from './cropped';
import './noDrawing';

jest.mock('antd-img-crop', () => ({ __esModule: true, default: mockCropped }));
