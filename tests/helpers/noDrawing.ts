// The name begins with `mock`, as jest allows only such names in a hoisted factory. It is called when a picture is first drawn.
import mockCompressor from './redrawn';

jest.mock('compressorjs', () => ({ __esModule: true, default: mockCompressor }));
