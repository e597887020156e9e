import { type CodeRange, one, row } from './code-table.ts';

/**
 * Radiology, 70010 to 79999, by modality. A PET scan has no service type of its own: some plans file it beside MRI and CT, and some
 * with nuclear medicine, which is among the other diagnostic tests.
 */
export const radiologyRanges: readonly CodeRange[] = [
  row('70010', '76499', 'imaging', '71046', 'X-ray of the chest'),
  one('70336', 'scan', 'MRI of the jaw joint'),
  row('70450', '70498', 'scan', '70450', 'CT of the head'),
  row('70540', '70559', 'scan', '70553', 'MRI of the brain'),
  row('71250', '71275', 'scan', '71260', 'CT of the chest'),
  row('71550', '71555', 'scan', '71550', 'MRI of the chest'),
  row('72125', '72133', 'scan', '72131', 'CT of the lower spine'),
  row('72141', '72159', 'scan', '72148', 'MRI of the lower spine'),
  row('72191', '72198', 'scan', '72195', 'MRI of the pelvis'),
  row('73200', '73225', 'scan', '73221', 'MRI of the shoulder'),
  row('73700', '73725', 'scan', '73721', 'MRI of the knee'),
  row('74150', '74185', 'scan', '74181', 'MRI of the belly'),
  row('74261', '74263', 'scan', '74263', 'the bowel is looked at by CT'),
  row('74712', '74713', 'scan', '74712', 'MRI before birth'),
  row('75557', '75580', 'scan', '75574', 'CT of the vessels of the heart'),
  one('75635', 'scan', 'CT of the vessels of belly and legs'),
  row('76014', '76019', 'scan', '76014', 'an implant is checked before an MRI'),
  row('76376', '76377', ['scan', 'imaging'], '76377', 'pictures are made three-dimensional'),
  row('76380', '76391', 'scan', '76380', 'a limited CT'),
  row('76497', '76498', 'scan', '76498', 'an MRI without a code of its own'),
  row('76506', '76999', 'imaging', '76805', 'ultrasound of a pregnancy'),
  row('77001', '77092', 'imaging', '77067', 'screening mammogram of both breasts'),
  row('77011', '77014', 'scan', '77012', 'a needle is guided by CT'),
  row('77021', '77022', 'scan', '77021', 'a needle is guided by MRI'),
  row('77046', '77049', 'scan', '77049', 'MRI of both breasts'),
  one('77078', 'scan', 'bone density by CT'),
  one('77084', 'scan', 'MRI of the bone marrow'),
  row('77261', '77799', 'radiation', '77412', 'a session of radiation'),
  row('78012', '78999', 'diagnostic', '78306', 'bone scan of the whole body'),
  row('78267', '78268', 'laboratory', '78268', 'a breath test with a tracer'),
  row('78429', '78434', ['scan', 'diagnostic'], '78431', 'PET scan of the heart'),
  one('78459', ['scan', 'diagnostic'], 'PET scan of the metabolism of the heart'),
  row('78491', '78492', ['scan', 'diagnostic'], '78492', 'PET scan of the flow in the heart'),
  row('78608', '78609', ['scan', 'diagnostic'], '78608', 'PET scan of the brain'),
  row('78811', '78816', ['scan', 'diagnostic'], '78815', 'PET scan with CT'),
  row('79005', '79999', 'radiation', '79005', 'treatment with a radioactive medicine'),
];
