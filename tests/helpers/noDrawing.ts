// jest allows a hoisted factory what begins with `mock`; it is called when a picture is first drawn.
import mockCompressor from './redrawn';

jest.mock('compressorjs', () => ({ __esModule: true, default: mockCompressor }));
