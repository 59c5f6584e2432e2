const { resolve } = require('node:path');

/** Umi's import aliases in webpack's form, for tools that cannot read Umi's own tsconfig (dependency-cruiser). */
module.exports = {
  resolve: {
    alias: { '@': resolve(__dirname, '../src'), '@@': resolve(__dirname, '../src/.umi') },
  },
};
