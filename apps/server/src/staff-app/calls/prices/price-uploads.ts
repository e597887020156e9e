import { reportHtml } from '../../../prices/report/report-html.ts';
import type { PriceFileCheck } from '../../../prices/check-price-file.ts';
import { beginUpload, cancelUpload, importAgain, requireUpload } from '../../../staff/prices/uploads/bring-file.ts';
import type { StaffHandlers } from '../../handler.ts';
import { priceUploadModel } from '../../models/price-upload.ts';
import { staffOf } from '../../services.ts';
import { StaffRefusal } from '../../staff-refusal.ts';

type UploadCalls = Pick<
  StaffHandlers,
  'beginPriceUpload' | 'showPriceUpload' | 'importPricesAgain' | 'cancelPriceUpload' | 'savePriceReport'
>;

export const priceUploadCalls = {
  async beginPriceUpload(announced, member, { services }) {
    return { upload: priceUploadModel(await beginUpload(staffOf(member, services), announced)) };
  },
  async showPriceUpload({ uploadId }, _member, { services }) {
    return { upload: priceUploadModel(await requireUpload(services, uploadId)) };
  },
  async importPricesAgain({ uploadId, ...taken }, member, { services }) {
    return { upload: priceUploadModel(await importAgain(staffOf(member, services), uploadId, taken)) };
  },
  async cancelPriceUpload({ uploadId }, member, { services }) {
    await cancelUpload(staffOf(member, services), uploadId);
    return {};
  },
  async savePriceReport({ uploadId }, _member, { services }) {
    const { check_result: check, file_name: fileName } = await requireUpload(services, uploadId);
    if (check === null) throw new StaffRefusal('uploadGone');
    return { fileName: `${fileName}.report.html`, html: reportHtml(check as PriceFileCheck) };
  },
} satisfies UploadCalls;
