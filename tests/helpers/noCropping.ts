// The name begins with `mock`, as jest allows only such names in a hoisted factory. It is called when the cropper is first loaded.
import mockCropped from './cropped';
import './noDrawing';

jest.mock('antd-img-crop', () => ({ __esModule: true, default: mockCropped }));
