// Compiled as a script of the portal: the package's own file is a module, which Firefox 100 cannot run in a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
